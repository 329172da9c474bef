import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Breaks that are accepted, from the command to the day when the decision ends.
@Suite struct AcceptanceCommandTests {
  private static let record = "Tools/api-accepted.txt"

  private static let files = SmallPackage.files(
    """
    public func boil() {}
    public func pour() {}
    @available(*, deprecated) public func whistle() {}
    """)

  private func run(_ arguments: [String], in folder: URL) async throws -> (Int32, String, String) {
    let output = try await APICheckRun.run(arguments + ["--quiet"], in: folder)
    return (output.status, output.text, output.standardError)
  }

  @Test func aDecisionLetsABreakPassUntilItEnds() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "v1.4.0"], in: folder)
      try folder.write([SmallPackage.source: "public func boil() async {}\n"])
      #expect(try await run(["bless"], in: folder).0 == 0)
      try await expectHonestReport(in: folder)
      try await expectDecisions(in: folder)
      try await expectStaleLines(in: folder)
    }
  }

  /// Gone after a deprecation is told apart from gone without a warning, and the version to release is named.
  private func expectHonestReport(in folder: URL) async throws {
    let (status, text, _) = try await run(["check", "--against", "main"], in: folder)
    #expect(status == 1)
    #expect(text.contains("pour() [member-removed] Sources/Kettle/Kettle.swift:1"))
    #expect(text.contains("whistle() [deprecated-declaration-removed]"))
    #expect(text.contains("Next version: at least 2.0.0."))
    let json = try await run(["check", "--against", "main", "--format", "json"], in: folder).1
    #expect(json.contains(#""nextVersion" : "2.0.0""#))
    #expect(!json.contains(#""accepted""#))
  }

  private func expectDecisions(in folder: URL) async throws {
    let limits = ["--reason", "All callers were asked.", "--until", "2.0.0"]
    let (unknown, _, complaint) = try await run(["accept", "bowl()"] + limits, in: folder)
    #expect(unknown == 2)
    #expect(
      complaint.contains("There is no change on bowl() since HEAD; choose among boil(), pour(), whistle()"))
    let other = try await run(["accept", "boil()", "--rule", "throws-added"] + limits, in: folder)
    #expect(other.2.contains("There is no throws-added on boil() since HEAD"))
    for limit in ["1.4.0", "2020-01-31"] {
      let over = try await run(["accept", "boil()", "--reason", "Asked.", "--until", limit], in: folder)
      #expect(over.0 == 2 && over.2.contains("The limit \(limit) is already past; give"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: Self.record).path))

    let (status, said, _) = try await run(["accept", "boil()"] + limits, in: folder)
    let line = "async-added boil() in Kettle until 2.0.0: All callers were asked."
    #expect(status == 0)
    #expect(said == "\(Self.record): \(line)")
    #expect(try folder.text(of: Self.record).hasSuffix("\n\(line)\n"))
    let (partly, text, _) = try await run(["check", "--against", "main"], in: folder)
    #expect(partly == 1)
    #expect(text.contains("accepted breaking boil() [async-added]"))
    #expect(text.contains("Accepted until 2.0.0: All callers were asked."))

    for name in ["pour()", "whistle()"] {
      let output = try await APICheckRun.run(["accept", name] + limits, in: folder)
      #expect(output.status == 0)
      #expect(
        output.standardError.contains("Commit it, after `api-check bless` if the baseline does not have"))
    }
    let (passed, all, _) = try await run(["check", "--against", "main"], in: folder)
    #expect(passed == 0)
    #expect(
      all.contains("Every change is accepted. Clients still notice what is accepted, so the next release has")
    )
    #expect(try await run(["diff", "main"], in: folder).0 == 0)
    let json = try await run(["check", "--against", "main", "--format", "json"], in: folder).1
    #expect(json.contains(#""reason" : "All callers were asked.""#))
    #expect(json.contains(#""verdict" : "none""#))
  }

  private func expectStaleLines(in folder: URL) async throws {
    let sound = try folder.text(of: Self.record)
    try folder.write([Self.record: sound + "async-added fry() in Kettle until 2.0.0: Never.\n"])
    let number = sound.split(separator: "\n").count + 1
    let (status, text, _) = try await run(["check", "--against", "main"], in: folder)
    #expect(status == 1)
    #expect(text.contains("\(Self.record):\(number): No change is what this line accepts; delete it."))
    #expect(try await run(["diff", "main"], in: folder).0 == 0)
    let annotations = try await run(["check", "--against", "main", "--format", "github"], in: folder).1
    #expect(annotations.contains("::error file=\(Self.record),line=\(number),"))

    try folder.write([Self.record: sound.replacing("2.0.0: All", with: "2020-01-31: All")])
    let expired = try await run(["check", "--against", "main"], in: folder)
    #expect(expired.0 == 1)
    #expect(expired.1.contains("This line has expired"))
    try await expectVoidLines(sound, in: folder)
    try folder.write([Self.record: "nonsense\n"])
    let damaged = try await run(["check", "--against", "main"], in: folder)
    #expect(damaged.0 == 2)
    #expect(damaged.2.contains("\(Self.record):1: “nonsense” is not a decision"))
  }

  /// Without a revision, only what is wrong with a line whatever has changed can be told.
  private func expectVoidLines(_ sound: String, in folder: URL) async throws {
    let expired = try await run(["check"], in: folder)
    #expect(expired.0 == 1)
    #expect(expired.1.contains("This line has expired, and its change counts again; delete it"))
    try folder.write([Self.record: sound.replacing(" All callers were asked.", with: "")])
    let unexplained = try await run(["check"], in: folder)
    #expect(unexplained.0 == 1)
    #expect(unexplained.1.contains("This line does not say why the change is accepted; delete it"))
    try folder.write([Self.record: sound + "async-added fry() in Kettle until 2.0.0: Never.\n"])
    #expect(try await run(["check"], in: folder).0 == 0)
    try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
    let stale = try await run(["check"], in: folder)
    #expect(stale.0 == 1)
    #expect(!stale.1.contains("accepted"))
    try folder.write([SmallPackage.source: "public func boil() async {}\n"])
  }

  @Test func whereABreakIsADecisionIsOnNothingElse() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "@available(*, deprecated) public func boil() async {}\n"])
      let decision = ["accept", "boil()", "--reason", "Asked.", "--until", "2.0.0"]
      let (status, said, complaint) = try await run(decision, in: folder)
      #expect(status == 0, "\(complaint)")
      #expect(said == "\(Self.record): async-added boil() in Kettle until 2.0.0: Asked.")
    }
  }

  @Test func withoutARepositoryTheCommandLineHasToSayItAll() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let limits = ["--reason", "Asked.", "--until", "2027-01-31"]
      let refused = try await run(["accept", "boil()"] + limits, in: folder)
      #expect(refused.0 == 2)
      #expect(refused.2.contains("name the change with --rule and --module"))
      let subject = ["--rule", "async-added", "--module", "Kettle"]
      let written = try await run(["accept", "boil()"] + subject + limits, in: folder)
      #expect(written.0 == 0)
      #expect(written.2.contains("Nothing could be compared"))
      #expect(
        try folder.text(of: Self.record).hasSuffix("async-added boil() in Kettle until 2027-01-31: Asked.\n"))
    }
  }

  @Test(arguments: [
    (["accept"], "accept needs DECLARATION"),
    (["accept", "boil()", "--until", "2.0.0"], "accept needs --reason TEXT"),
    (["accept", "boil()", "--reason", "Asked."], "accept needs --until VERSION|DATE"),
    (["accept", "boil()", "--reason", " ", "--until", "2.0.0"], "--reason needs a sentence"),
    (["accept", "boil()", "--reason", "a\nb", "--until", "2.0.0"], "--reason needs a sentence on one line"),
    (["accept", "boil()", "--reason", "Asked.", "--until", "soon"], "soon is neither a version"),
    (["accept", "a", "b"], "accept does not know what to do with b"),
    (["accept", "a", "--rule", "asinc-added"], "There is no rule asinc-added; did you mean async-added?"),
    (["check", "--reason", "Asked."], "--reason has no effect on check"),
  ])
  func aDecisionIsComplete(arguments: [String], sentence: String) async throws {
    let output = try await APICheckRun.run(arguments, in: FileManager.default.temporaryDirectory)
    #expect(output.status == 64)
    #expect(output.standardError.contains(sentence))
  }
}
