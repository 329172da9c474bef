import APICheckCommands
import Foundation
import TestSupport
import Testing

/// Commands as values, without a command line.
@Suite struct CommandTests {
  private func run(_ command: Command, _ settings: [Setting: [String]]) async throws -> Outcome {
    try await BlockingWork.run { command.run(with: settings, isColored: false) }
  }

  @Test func aCommandHasAnOutcome() async throws {
    let outcome = try await run(.explain(rule: "async-added"), [:])
    #expect(outcome.status == .nothingToReview)
    #expect(outcome.text.hasPrefix("async-added: breaking\n"))
    #expect(outcome.complaints == [])
  }

  @Test func whatCannotBeDoneIsAComplaint() async throws {
    let unknown = try await run(.explain(rule: "async-aded"), [:])
    #expect(unknown.status == .couldNotCheck)
    #expect(unknown.complaints == ["There is no rule async-aded; did you mean async-added?"])
    let undecided = try await run(.accept(declaration: "boil()"), [.reason: ["Asked."]])
    #expect(
      undecided.complaints == [
        "The decision on boil() has no reason or no end; give it --reason and --until."
      ])
  }

  @Test func anOptionThatMeansNothingIsMisuse() async throws {
    let outcome = try await run(.layers, [.layers: ["App"]])
    #expect(outcome.status == .misuse)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaints[0].contains("App"))
    #expect(outcome.text == "")
  }

  @Test func anErrorKnowsTheStepThatItStopped() async throws {
    try await withTemporaryFolder { folder in
      let old = folder.appending(path: "Kettle.txt")
      try Data("// public surface, format 1, module Kettle\nfunc boil()\n".utf8).write(to: old)
      let package = [Setting.packagePath: [folder.path], .quiet: []]
      let diff = Command.diff(old: old.path, new: "nowhere")
      #expect(try await run(diff, package).complaints.count == 1)
      let told = try await run(diff, package.merging([.verbose: []]) { $1 })
      #expect(told.complaints.dropFirst() == ["Stopped while building and reading the versions."])
    }
  }

  @Test(arguments: Setting.allCases)
  func aSettingIsDeclared(setting: Setting) {
    #expect(setting.rawValue.hasPrefix("--"))
    #expect(!setting.help().isEmpty)
    #expect(Command.Name.allCases.contains(where: setting.isKnown))
  }
}
