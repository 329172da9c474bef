import Foundation
import Processes
import TestSupport
import Testing

/// The built command, with small storms.
@Suite(.timeLimit(.minutes(10))) struct StormCommandTests {
  private static let patient = ["--grace", "600000"]

  private func run(_ arguments: [String]) async throws -> Subprocess.Output {
    try await BlockingWork.run { try Subprocess(BuiltProducts.command("storm"), arguments).run() }
  }

  @Test(arguments: ["answers", "requests"]) func saysHowManyEndedAsExpected(storm: String) async throws {
    let output = try await run([storm, "--count", "120", "--seed", "3"] + Self.patient)
    #expect(output.status == 0)
    #expect(output.text.contains("seed 3\n\(storm): 120, all as expected\n"))
    #expect(output.text.contains("worst lateness"))
  }

  @Test(arguments: ["answers", "requests"]) func namesWhatEndsTooLate(storm: String) async throws {
    let output = try await run([storm, "--count", "120", "--seed", "3", "--grace", "0"])
    #expect(output.status == 1)
    #expect(output.text.contains(#/\n  (answer|request) \d+.* was .* late/#))
  }

  /// How much longer is a question of what else the machine does.
  @Test func saysHowMuchLongerRequestsTakeBesideHostileAnswers() async throws {
    let output = try await run(["neighbours", "--count", "20"])
    #expect(output.text.contains(#/p99 \d+ ms alone, \d+ ms beside .* compute, \d+ ms beside .* hostile/#))
    #expect(output.text.contains("\n  value 60"))
  }

  @Test func theSameSeedMakesTheSameStorm() async throws {
    var endings: [Substring?] = []
    for seed in [4, 4, 5] {
      let output = try await run(["requests", "--seed", "\(seed)", "--count", "200"] + Self.patient)
      endings.append(output.text.split(separator: "\n").last)
    }
    #expect(endings[0] == endings[1])
    #expect(endings[0] != endings[2])
  }

  @Test func aPartIsDoneInOneProcess() async throws {
    let output = try await run(["answers", "--from", "41", "--count", "2"] + Self.patient)
    #expect(output.status == 0)
    #expect(output.text.contains("\"count\":2"))
  }

  @Test func whatDoesNotBuildCannotBeChecked() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Modules/Kettle"), withIntermediateDirectories: true)
      let output = try await run(["suites", "--package-path", folder.path])
      #expect(output.status == 2)
      #expect(output.standardError.contains("does not build; repair it first."))
    }
  }

  @Test(arguments: [
    ["rain"], ["--rain"], ["answers", "requests"], ["--count", "1"], ["answers", "--count"],
    ["answers", "--count", "-1"], ["answers", "--seed", "x"], ["suites", "--from", "1"],
    ["--from", "1"], ["--sanitize", "memory"], ["answers", "--from", "1", "--sanitize", "thread"],
    ["--package-path"],
  ])
  func whatMakesNoSenseIsRefused(arguments: [String]) async throws {
    let output = try await run(arguments)
    #expect(output.status == 64)
    #expect(output.standardError.contains("see Tools/storm --help."))
    #expect(output.text.isEmpty)
  }

  @Test(arguments: [["--help"], ["-h"], ["answers", "--help"]])
  func helpsWithExamples(arguments: [String]) async throws {
    let output = try await run(arguments)
    #expect(output.status == 0)
    #expect(output.text.contains("EXAMPLES:"))
  }
}
