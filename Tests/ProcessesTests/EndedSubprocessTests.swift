import Foundation
import Processes
import TestSupport
import Testing

/// Commands that would go on for longer than anybody waits.
@Suite struct EndedSubprocessTests {
  private func sh(
    _ script: String, within limit: Duration,
    until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> Subprocess.Output {
    try await BlockingWork.run {
      try Subprocess("/bin/sh", ["-c", script]).run(within: limit, until: isEnough)
    }
  }

  @Test func aCommandThatTakesTooLongIsEnded() async throws {
    let output = try await sh("echo tea; sleep 600; echo cold", within: .milliseconds(300))
    #expect(output.isOverdue)
    #expect(!output.succeeded)
    #expect(output.text == "tea")
  }

  @Test func aCommandThatHasSaidEnoughIsEnded() async throws {
    let output = try await sh("echo tea; echo hot; sleep 600", within: .seconds(500)) { $0.contains("hot\n") }
    #expect(!output.isOverdue)
    #expect(!output.succeeded)
    #expect(output.text == "tea\nhot")
  }

  @Test func aCommandThatEndsInTimeIsLeftAlone() async throws {
    let output = try await sh("echo tea; exit 3", within: .seconds(500)) { $0.contains("coffee") }
    #expect(!output.isOverdue)
    #expect(output.status == 3)
  }

  @Test func whatACommandHasStartedEndsWithIt() async throws {
    let output = try await sh("sh -c 'echo $$; exec sleep 600' & wait", within: .seconds(1))
    let process = try #require(pid_t(output.text))
    try await eventually("the child of the command goes on") { kill(process, 0) == -1 ? () : nil }
  }

  /// A program that nobody knows any more may hold the pipe open.
  @Test func whatACommandHasLeftBehindIsNotWaitedFor() async throws {
    let output = try await sh("(setsid sh -c 'echo $$; exec sleep 600' &) ; echo tea", within: .seconds(2))
    #expect(output.isOverdue)
    for line in output.text.split(separator: "\n") { if let process = pid_t(line) { kill(process, SIGKILL) } }
  }
}
