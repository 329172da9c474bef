import Advice
import PublicAPI
import Testing

/// Comments that turn advice down.
@Suite struct SuppressionTests {
  /// What is told of an import of another package where the file of the module has these lines.
  private func told(_ text: String, level: Bool? = true, isWhole: Bool = true) throws -> AdviceReport {
    let found = try AdvisedText("import Tea\nfunc boil(_: Leaf)", foreignTypes: ["Tea": ["Leaf"]])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return AdviceReport([
      ModuleAdvice(
        found.advice, on: "Kettle", of: 2, in: AdvisedFiles(["/kettle/Boil.swift": lines], below: "/kettle"),
        isWhole: isWhole, counts: { _ in level })
    ])
  }

  @Test func withoutACommentAdviceIsToldWithItsPlace() throws {
    let report = try told("\npublic import Tea\n")
    #expect(report.entries.map(\.id) == ["foreign-type"])
    #expect(report.entries.first?.location == SourceLocation(file: "Boil.swift", line: 2))
    #expect(report.fails)
    #expect(
      report.text.contains("\n  import Tea Boil.swift:2\n    1 signature of Kettle, such as ‘boil(_:)’,"))
    #expect(report.text.hasPrefix("Kettle: foreign-type\n  Public signatures use types of another package"))
  }

  @Test(arguments: [
    "// api-check:allow foreign-type: Tea is all about it.\npublic import Tea",
    "// api-check:allow foreign-type: Tea is all about it.\n// And more.\n@preconcurrency\npublic import Tea",
  ]) func aReasonTurnsItDown(text: String) throws {
    let report = try told(text)
    #expect(report.entries.isEmpty)
    #expect(!report.fails)
    #expect(report.summary.contains("1 turned down"))
  }

  @Test(arguments: [
    ("// api-check:allow foreign-type\npublic import Tea", "gives no reason"),
    ("// api-check:allow foreign-tpye: Typed wrong.\npublic import Tea", "no advice ‘foreign-tpye’"),
    ("// api-check:allow bool-result: Not here.\npublic import Tea", "nobody advises"),
    ("// api-check:allow foreign-type: Too far away.\n\npublic import Tea", "nobody advises"),
  ]) func aCommentWithoutReasonOrEffectIsTold(text: String, complaint: String) throws {
    let report = try told(text)
    #expect(report.entries.map(\.id) == ["foreign-type", AdviceReport.voidComment])
    #expect(report.text.contains(complaint))
    #expect(report.fails)
  }

  @Test func aCommentAboutWhatNobodyAskedForIsLeftAlone() throws {
    let text = "// api-check:allow bool-result: Not here.\npublic import Tea"
    #expect(try told(text, isWhole: false).entries.map(\.id) == ["foreign-type"])
    #expect(try told(text, level: nil).entries.isEmpty)
  }

  @Test func aKindThatDoesNotCountIsToldAndFailsNothing() throws {
    let report = try told("public import Tea", level: false)
    #expect(report.entries.count == 1)
    #expect(!report.fails)
  }
}
