import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct ReportFormatTests {
  @Test(arguments: [
    ("text", "report.txt"), ("json", "report.json"), ("markdown", "report.md"), ("github", "report.github"),
    ("sarif", "report.sarif"), ("junit", "report.xml"), ("gitlab", "report.gitlab.json"),
    ("html", "report.html"),
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

  @Test func writesSeveralFormatsAtOnceAllOrNone() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let files = ["--format", "html=out/report.html", "--format", "sarif=out/report.sarif"]
      let output = try await APICheckRun.run(
        ["diff", "old", "new", "--format", "markdown"] + files, in: folder)
      #expect(output.status == 1)
      #expect(output.text.hasPrefix("## Public API: breaking"))
      #expect(try folder.text(of: "out/report.html").hasPrefix("<!DOCTYPE html>"))
      #expect(try folder.text(of: "out/report.sarif").contains(#""version" : "2.1.0""#))
      let quiet = try await APICheckRun.run(["diff", "old", "same"] + files, in: folder)
      #expect(quiet.status == 0 && quiet.text.isEmpty)
      let failed = try await APICheckRun.run(
        ["diff", "old", "new", "--format", "junit=later/a.xml", "--format", "gitlab=/dev/null/a.json"],
        in: folder)
      #expect(failed.status == 2)
      #expect(failed.standardError.contains("/dev/null/a.json cannot be written"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/later/a.xml"))
    }
  }

  @Test(arguments: [
    (["diff", "a", "--format", "junit="], "--format junit= names no file"),
    (["diff", "a", "--format", "pdf=a"], "There is no format pdf"),
    (["rules", "--format", "json=a"], "rules takes a format alone; leave out the file, or use --output."),
    (["rules", "--format", "sarif"], "rules has no format sarif"),
  ])
  func saysWhichFormatMeansNothing(arguments: [String], sentence: String) async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(arguments, in: folder)
      #expect(output.status == 64)
      #expect(output.standardError.contains(sentence))
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
