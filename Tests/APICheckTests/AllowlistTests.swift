import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What the package manager's own check was told to let pass becomes decisions.
@Suite struct AllowlistTests {
  @Test func everyLineBecomesADecisionOrIsSaidToBecomeNone() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        SmallPackage.files(
          "public struct Pot { public init() {}; public func boil(times: Int) {} }\npublic func pour() {}\n"))
      try await Git.commit(folder)
      try folder.write([
        SmallPackage.source: "public struct Pot { public init() {} }\npublic func pour() async {}\n",
        "allowed.txt": """
        // Decided long ago.
        # And this, too.
        API breakage: func Pot.boil(times:) has been removed
        API breakage: func pour() is now with async
        API breakage: func Pot.whistle() has been removed
        """,
      ])
      let arguments = [
        "accept", "--import", "allowed.txt", "--reason", "Nobody calls it.", "--until", "2.0.0", "--quiet",
      ]
      let output = try await APICheckRun.run(arguments, in: folder)
      #expect(output.status == 0, "\(output.standardError)")
      #expect(
        output.text == """
          API breakage: func Pot.boil(times:) has been removed
              became Tools/api-accepted.txt: member-removed Pot.boil(times:) in Kettle until 2.0.0: Nobody calls it.
          API breakage: func pour() is now with async
              became Tools/api-accepted.txt: async-added pour() in Kettle until 2.0.0: Nobody calls it.
          API breakage: func Pot.whistle() has been removed
              became nothing: no break since HEAD is on what it names
          """)
      let after = try await APICheckRun.run(["diff", "HEAD", "--fail-on", "breaking", "--quiet"], in: folder)
      #expect(after.status == 0, "\(after.text)")
      let missing = try await APICheckRun.run(
        arguments.map { $0 == "allowed.txt" ? "absent.txt" : $0 }, in: folder)
      #expect(missing.status == 2 && missing.standardError.contains("absent.txt"))
      let both = try await APICheckRun.run(arguments + ["pour()"], in: folder)
      #expect(both.status == 64)
    }
  }
}
