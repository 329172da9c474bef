import Changes
import Surfaces

/// Writes a report as workflow commands, which show as annotations on the lines of a pull request.
struct GitHubFormat {
  /// The way from the repository to the package, which annotations start from.
  private let pathPrefix: String
  private let tool: String

  static func render(_ report: Report, in context: ReportContext) -> String {
    GitHubFormat(pathPrefix: context.pathPrefix, tool: context.tool).render(report)
  }

  private func render(_ report: Report) -> String {
    var lines = report.modules.flatMap { module in
      ChangeEntry.entries(of: module.changes).map { annotation($0, in: module.name) }
    }
    for module in report.staleBaselines ?? [] {
      let message = "The baseline of \(module.name) is stale (\(module.changes.tally));"
      lines.append(
        "::error title=\(property("Stale baseline"))::\(data(message + " run `\(tool) bless`."))")
    }
    for problem in report.acceptanceProblems ?? [] {
      let place = "file=\(property(pathPrefix + problem.file)),line=\(problem.line)"
      let message = data("\(problem.explanation)\n\(problem.text)")
      lines.append("::error \(place),title=\(property("Accepted change"))::\(message)")
    }
    lines.append("::notice title=\(property("Public API"))::\(data(summary(of: report)))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(of report: Report) -> String {
    "\(report.conclusion) Coverage: \(report.coverage.summary)"
  }

  private func annotation(_ entry: ChangeEntry, in module: String) -> String {
    let head = entry.head
    var properties: [String] = []
    if let location = head.location {
      properties += ["file=\(property(pathPrefix + location.file))", "line=\(location.line)"]
    }
    properties.append("title=\(property("\(module): \(entry.rules)"))")
    let reason = entry.changes.map(\.explanation).joined(separator: " ")
    let versions = [head.lines.old.map { "- \($0)" }, head.lines.new.map { "+ \($0)" }].compactMap { $0 }
    let decision = head.accepted.map { [$0.sentence] } ?? []
    let remedies = entry.remedies.map { "Remedy: \($0)" }
    let message = (["\(head.declaration): \(reason)"] + versions + decision + remedies).joined(
      separator: "\n")
    return "::\(level(of: head)) \(properties.joined(separator: ","))::\(data(message))"
  }

  private func level(of change: Change) -> String {
    if change.accepted != nil { return "notice" }
    return switch change.verdict {
    case .breaking: "error"
    case .compatible: "warning"
    case .additive, .none: "notice"
    }
  }

  private func data(_ text: String) -> String { escaped(text, also: [:]) }

  private func property(_ text: String) -> String { escaped(text, also: [":": "%3A", ",": "%2C"]) }

  private func escaped(_ text: String, also special: [Character: String]) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r\n": result += "%0D%0A"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += special[character] ?? String(character)
      }
    }
  }
}
