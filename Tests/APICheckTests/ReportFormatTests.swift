import Foundation
import Processes
import TestSupport
import Testing

@Suite struct ReportFormatTests {
  @Test(arguments: [
    ("text", "report.txt"), ("json", "report.json"), ("markdown", "report.md"), ("github", "report.github"),
  ])
  func writesTheSameReportEveryTime(format: String, snapshot: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let output = try await APICheckRun.run(
        ["diff", "old", "new", "--format", format, "--quiet"], in: folder)
      #expect(output.status == 1)
      let text = String(decoding: output.standardOutput, as: UTF8.self)
      try Snapshot(snapshot).expect(text.replacing(folder.resolvingSymlinksInPath().path, with: "FOLDER"))
    }
  }

  @Test func writesToAFileWholeOrNotAtAll() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let output = try await APICheckRun.run(
        ["diff", "old", "new", "--format=json", "--output", "a/report.json"], in: folder)
      #expect(output.status == 1)
      #expect(output.standardOutput.isEmpty)
      #expect(try folder.text(of: "a/report.json").contains(#""requiredBump" : "major""#))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a") == ["report.json"])
      let failed = try await APICheckRun.run(["diff", "old", "new", "--output", "old"], in: folder)
      #expect(failed.status == 2)
      #expect(failed.standardError.contains("old cannot be written"))
      #expect(try folder.text(of: "old/Kettle.txt") == Kettle.old)
    }
  }

  @Test(arguments: [
    (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (["NO_COLOR": ""], false),
  ])
  func coloursOnlyWhereTheyAreWelcome(environment: [String: String], isColored: Bool) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let output = try await APICheckRun.run(["diff", "old", "new"], in: folder, environment: environment)
      #expect(output.text.contains("\u{1B}[31m") == isColored)
    }
  }
}
