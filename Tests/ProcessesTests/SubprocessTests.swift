import Foundation
import Processes
import TestSupport
import Testing

@Suite struct SubprocessTests {
  private func sh(_ script: String, environment: [String: String] = [:]) async throws -> Subprocess.Output {
    try await BlockingWork.run {
      try Subprocess("/bin/sh", ["-c", script], environment: environment).run()
    }
  }

  @Test func tellsWhatACommandPrintedAndHowItEnded() async throws {
    let output = try await sh("echo ' tea '; echo hot >&2; exit 3")
    #expect(output.text == "tea")
    #expect(Array(output.standardOutput) == Array(" tea \n".utf8))
    #expect(output.standardError == "hot\n")
    #expect(output.status == 3)
    #expect(!output.succeeded)
    #expect(output.peakMemory > 0)
  }

  @Test func theStatusOfACommandThatASignalEndsIsTheSignal() async throws {
    #expect(try await sh("kill -TERM $$").status == 15)
  }

  @Test func readsMoreThanPipesHold() async throws {
    let output = try await sh("head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero")
    #expect(output.standardOutput.count == 300_000)
    #expect(output.standardError.utf8.count == 300_000)
  }

  @Test func nothingIsOnTheStandardInput() async throws {
    #expect(try await sh("cat").text == "")
  }

  @Test func runsInADirectoryWithMoreEnvironment() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.resolvingSymlinksInPath().path
      let output = try await BlockingWork.run {
        try Subprocess(
          "/bin/sh", ["-c", #"pwd -P; echo "$KETTLE $0""#, "an argument"], in: place,
          environment: ["KETTLE": "on"]
        ).run()
      }
      #expect(output.text == "\(place)\non an argument")
    }
  }

  @Test func doesNotHearForWhichRepositoryAHookRuns() async throws {
    // A test run inside a hook has these; the child is to look for its own.
    #expect(try await sh(#"echo "${GIT_DIR-none} ${GIT_INDEX_FILE-none}""#).text == "none none")
  }

  @Test func waitsForAProgramThatSomebodyIsStillWriting() async throws {
    try await withTemporaryFolder { folder in
      let script = folder.appending(path: "script")
      try Data("#!/bin/sh\necho tea\n".utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      // Whoever writes it says so, and lets go of it while the start is tried.
      let hold = #"exec 9>>"$SCRIPT"; : >"$SCRIPT.open"; sleep 0.3"#
      let writer = Task { try await sh(hold, environment: ["SCRIPT": script.path]) }
      // Other tests' compilers go first.
      try await eventually("The script was not opened", within: .seconds(900)) {
        FileManager.default.fileExists(atPath: script.path + ".open") ? () : nil
      }
      #expect(try Subprocess(script.path, []).run().text == "tea")
      _ = try await writer.value
    }
  }

  @Test func namesAProgramThatCannotBeStarted() async throws {
    let error = await #expect(throws: (any Error).self) {
      try await BlockingWork.run { try Subprocess("/nowhere/kettle", []).run() }
    }
    let sentence = try #require(error.map { "\($0)" })
    #expect(sentence.hasPrefix("/nowhere/kettle cannot be started ("))
  }
}
