import Foundation
import Mending
import Processes
import TestSupport
import Testing

/// Diffs, and that git understands them.
@Suite struct UnifiedDiffTests {
  private static let long = (1...30).map { "line \($0)\n" }.joined()

  @Test func whatIsEqualHasNone() {
    #expect(UnifiedDiff(of: "a", from: Self.long, to: Self.long).text.isEmpty)
  }

  @Test func itShowsThreeLinesAround() {
    let new = Self.long.replacing("line 9\n", with: "line 9\nline 9½\n")
    #expect(
      UnifiedDiff(of: "Sources/A.swift", from: Self.long, to: new).text == """
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -7,6 +7,7 @@
         line 7
         line 8
         line 9
        +line 9½
         line 10
         line 11
         line 12

        """)
  }

  @Test(arguments: [
    ("", "one\n"), ("one\n", ""), ("one", "one\n"), ("one\n", "two"), ("a\r\nb\r\n", "a\r\nc\r\nb\r\n"),
    (Self.long, "first\n" + Self.long.replacing("line 20\n", with: "") + "last\n"),
    (Self.long, Self.long.replacing("line 3\n", with: "x\n").replacing("line 9\n", with: "y\n")),
  ])
  func gitAppliesIt(old: String, new: String) throws {
    try Interruption.withTemporaryFolder { folder in
      try Data(old.utf8).write(to: URL(filePath: "\(folder)/a.txt"))
      try AtomicFiles.write([
        (path: "\(folder)/a.diff", text: UnifiedDiff(of: "a.txt", from: old, to: new).text)
      ])
      let output = try Subprocess(
        "/usr/bin/env", ["git", "apply", "--whitespace=nowarn", "a.diff"], in: folder
      ).run()
      #expect(output.succeeded, "\(output.standardError)")
      #expect(try String(contentsOfFile: "\(folder)/a.txt", encoding: .utf8) == new)
    }
  }
}
