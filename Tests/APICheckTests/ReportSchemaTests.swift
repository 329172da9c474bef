import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The published schema says what the JSON of a report holds.
@Suite struct ReportSchemaTests {
  private func violations(of arguments: String..., in folder: URL, says word: String = "") async throws
    -> [String]
  {
    let output = try await APICheckRun.run(arguments + ["--format", "json", "--quiet"], in: folder)
    #expect(word.isEmpty || output.text.contains(word), "\(output.text)")
    return try JSONSchema.published("report-schema.json").violations(in: output.standardOutput)
  }

  @Test func everyReportIsAsItSays() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        SmallPackage.files("public func boil() {}\npublic func pour() {}\n").merging([
          "Tools/api-accepted.txt":
            "async-added boil() in Kettle until 9.0.0: Nobody calls it.\nmember-removed none() in Kettle until 9.0.0: Gone.\n"
        ]) { $1 })
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      _ = try await APICheckRun.run(["bless", "--quiet"], in: folder)
      try folder.write([
        SmallPackage.source: "public func boil() async {}\npublic enum SipError: Error { case hot }\n"
      ])
      #expect(
        try await violations(
          of: "check", "--against", "1.0.0", "--advise", in: folder, says: #""kind" : "growing-enum""#) == [])
      #expect(try await violations(of: "check", in: folder) == [])
      #expect(try await violations(of: "diff", "HEAD", "HEAD", in: folder) == [])
    }
  }

  @Test func whatItDoesNotSayIsNoticed() throws {
    let schema = try JSONSchema.published("report-schema.json")
    let report = #"{ "formatVersion": 4, "verdict": "bad", "modules": [{ "name": 1 }], "more": {} }"#
    let found = try schema.violations(in: Data(report.utf8))
    for part in [
      "requiredBump is missing", "more is unknown", ".formatVersion: 4 is not 3", ".verdict: bad is none of",
      ".modules[0].name: 1 is no", ".modules[0]: changes is missing",
    ] {
      #expect(found.contains { $0.contains(part) }, "\(part) in \(found)")
    }
  }
}
