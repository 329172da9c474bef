import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A package says in a file what would otherwise stand on every command line.
@Suite struct ConfigurationTests {
  private func run(_ arguments: String..., in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments, in: folder)
  }

  @Test func whatItSaysHoldsUnlessTheCommandLineSaysOtherwise() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      try folder.write([
        ".api-check": """
        # What keeps a pull request from being merged.
        fail-on = breaking
        level = async-added=compatible

        format = markdown
        format = json=out/report.json
        exact = no
        quiet = yes
        """
      ])
      let output = try await run("diff", "old", "new", in: folder)
      #expect(output.status == 0, "\(output.text)")
      #expect(output.text.hasPrefix("## Public API: additive, next release minor"))
      #expect(output.standardError.isEmpty)
      #expect(try folder.text(of: "out/report.json").contains(#""rule" : "async-added""#))
      let strict = try await run("diff", "old", "new", "--fail-on", "any", "--format", "text", in: folder)
      #expect(strict.status == 1 && strict.text.contains("compatible boil() [async-added]"))
      // What means nothing to a command, or contradicts what was asked for, is passed over.
      #expect(try await run("rules", in: folder).status == 0)
      #expect(try await run("diff", "old", "new", "--verbose", "--expect", "patch", in: folder).status == 1)

      let config = try await run("config", "--fail-on", "any", in: folder)
      #expect(
        config.text.split(separator: "\n").map { $0.split(separator: "  # ") } == [
          ["format = markdown", ".api-check:5"],
          ["format = json=\(folder.resolvingSymlinksInPath().path)/out/report.json", ".api-check:6"],
          ["fail-on = any", "the command line"], ["level = async-added=compatible", ".api-check:3"],
          ["quiet = yes", ".api-check:8"],
        ])
    }
  }

  @Test func whatIsSwitchedOffIsSaid() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let output = try await run("diff", "old", "new", "--level", "async-added=off", in: folder)
      #expect(!output.text.contains("[async-added]"))
      #expect(output.text.contains("not checked: what is switched off (async-added)"))
    }
  }

  @Test(arguments: [
    ("fail-onn = any", "There is no setting fail-onn; did you mean fail-on?"),
    ("fail-on = always", "--fail-on always means nothing; choose any, fragile or breaking."),
    ("exact = perhaps", "exact is yes or no, not perhaps."),
    ("jobs", "jobs needs a value: jobs = NUMBER."),
    ("level = asink-added=off", "There is no rule asink-added; did you mean async-added?"),
    ("level = two-protocol=breaking", "There is no rule two-protocol; did you mean two-protocols?"),
    ("package-path = elsewhere", "There is no setting package-path"),
    ("colour = red", "There is no setting colour; `api-check help check` lists most, as options."),
    ("level = zebra=off", "There is no rule zebra; `api-check rules` lists them."),
  ])
  func aLineThatMeansNothingIsNamed(line: String, sentence: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files.merging([".api-check": "# A comment.\n\n\(line)\n"]) { $1 })
      let output = try await run("diff", "old", "new", in: folder)
      #expect(output.status == 2)
      #expect(
        output.standardError.contains("api-check: .api-check:3: \(sentence)"), "\(output.standardError)")
    }
  }

  @Test func theComparisonItAsksForIsOneThatTheCommandLineCanSpeakOf() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      #expect(try await run("bless", in: folder).status == 0)
      try await Git.commit(folder)
      try folder.write([
        ".api-check": "against = HEAD\n",
        SmallPackage.source: "public func boil() {}\npublic func cool() {}\n",
        "labels.txt": "api-break-approved\n",
      ])
      #expect(try await run("bless", in: folder).status == 0)
      #expect(try await run("check", in: folder).status == 1)
      for said in [
        ["--fail-on", "breaking"], ["--expect", "minor"],
        ["--fail-on", "breaking", "--label-file", "labels.txt"],
      ] {
        let output = try await APICheckRun.run(["check"] + said, in: folder)
        #expect(output.status == 0, "\(output.standardError)")
      }
      #expect(try await run("check", "--expect", "patch", in: folder).status == 1)
    }
  }

  @Test func aFolderIsNoConfiguration() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files.merging([".api-check/entry": ""]) { $1 })
      let output = try await run("diff", "old", "new", in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains("/.api-check cannot be read (Is a directory)"))
    }
  }

  @Test func releaseNotesTellClientsWhatHasChanged() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let notes = try await run("notes", "old", "new", "--quiet", in: folder)
      #expect(notes.status == 0)
      try Snapshot("notes.md").expect(notes.text)
      let same = try await APICheckRun.run(["notes", "old", "same"], in: folder)
      #expect(same.text == "No change of the public API.")
      #expect(same.standardError.contains("What clients notice from the "))
    }
  }

  @Test func theMessageOfADeprecationIsToldAndAsksForAMinorVersion() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      let attribute = #"@available(*, deprecated, message: "Use “heat”, \"hot\".")"#
      // The compiler writes escapes and indentation down as the source has them.
      let words = "\n    Use “heat”,\\\n     \\\"hot\\u{22}.\n    "
      let lines = "@available(*, deprecated, message: \"\"\"\(words)\"\"\")"
      try folder.write([SmallPackage.source: "\(lines)\npublic func boil() {}\n"])
      let patch = try await run("diff", "1.0.0", "--expect", "patch", in: folder)
      #expect(patch.status == 1, "\(patch.text)")
      #expect(patch.text.contains("    + \(attribute) func boil()\n"), "\(patch.text)")
      #expect(patch.text.contains(#"‘boil()’ is now deprecated: Use “heat”, "hot"."#), "\(patch.text)")
      #expect(
        patch.text.contains(
          "Verdict: compatible. The next release has to raise the minor version, since something is deprecated."
        ),
        "\(patch.text)")
      #expect(patch.text.contains("Next version: at least 1.1.0."))
      #expect(try await run("diff", "1.0.0", "--expect", "minor", in: folder).status == 0)

      let notes = try await run("notes", "1.0.0", "--quiet", in: folder).text
      #expect(
        notes.hasPrefix("### Deprecated\n\n- `boil()`: ‘boil()’ is now deprecated: Use “heat”"), "\(notes)")
      #expect(try await run("bless", in: folder).status == 0)
      let baseline = "Tools/api-baselines/Kettle.txt"
      let text = try folder.text(of: baseline)
      #expect(text.hasSuffix("\n\(attribute) func boil()\n"))
      // A baseline of an older tool, which has no messages, is not stale.
      try folder.write([baseline: text.replacing(#", message: "Use “heat”, \"hot\".""#, with: "")])
      #expect(try await run("check", in: folder).status == 0)
    }
  }
}
