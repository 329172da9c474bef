import Feedback
import Foundation

/// A small app that uses the five modules as any other client does.
@main
struct Tour {
  @MainActor
  static func main() async {
    ProxyBypass.exemptLoopback()
    do {
      switch try TourCommand(arguments: CommandLine.arguments.dropFirst()) {
      case .help: try Output.standard.line(Usage.text)
      case .tell(let chosen, let source): try await tell(chosen, from: source)
      }
    } catch let error as UsageError {
      Output.report("\(error)\n\n\(Usage.text)")
      exit(64)
    } catch {
      Output.report("\(Sentence(for: error))")
      exit(1)
    }
  }

  @MainActor
  private static func tell(_ chosen: StoryName?, from source: Source) async throws {
    let output = Output.standard
    if chosen == .cat, let terminal = InteractiveTerminal(output: output) {
      // A person has to be able to see that it loads.
      let services = try Services(source, pause: .milliseconds(400))
      return try await CatFactView(service: services.cat, terminal: terminal).run()
    }
    let services = try Services(source)
    if chosen == .feedback, isatty(STDIN_FILENO) == 1, isatty(output.handle.fileDescriptor) == 1 {
      let form = try await services.feedback.load(FeedbackStory.form)
      return try FeedbackFormView(form: form, output: output).present()
    }
    try output.line(services.origin)
    var failures = 0
    for name in chosen.map({ [$0] }) ?? StoryName.allCases {
      try output.line("\n\(name.title)")
      do {
        try await name.story(asking: services, output: output).tell()
      } catch {
        failures += 1
        Output.report("\(name.rawValue): \(Sentence(for: error))")
      }
    }
    if failures > 0 { exit(1) }
  }
}
