import Mutants
import Testing

@Suite struct EquivalentsTests {
  private static let file = "Sources/Kettle/Kettle.swift"

  private func judgement(_ outcome: Outcome) async throws -> Judgement {
    let planted = try await Planted("func brew(_ a: Int) -> Int { a | 3 }")
    let defect = try #require(planted.planting.defects.first { $0.title == "`a | 3` becomes `a`" })
    return Judgement(defect, outcome, evidence: "seen")
  }

  @Test func whatIsRecordedIsNotMissed() async throws {
    let missed = try await judgement(.missed)
    let record = try Equivalents(text: "# why\n\n\(Self.file) | brew(_:) | Rust. | `a | 3` becomes `a`\n")
    #expect(try record.reviewed(missed) == Judgement(missed.defect, .equivalent, evidence: "Rust."))
    try record.check(against: [missed.defect], in: ["Sources/Kettle"])
    #expect(try Equivalents(text: "").reviewed(missed) == missed)
  }

  @Test(arguments: [Outcome.caught, .timedOut, .unviable])
  func whatSomebodyNoticesMayNotBeRecorded(outcome: Outcome) async throws {
    let record = try Equivalents(text: "\(Self.file) | brew(_:) | Rust. | `a | 3` becomes `a`")
    let noticed = try await judgement(outcome)
    let error = #expect(throws: EquivalentsError.self) { try record.reviewed(noticed) }
    #expect(error?.description.contains("is \(outcome.rawValue) (seen); delete the line.") == true)
  }

  @Test func aLineWhoseDefectIsGoneIsAnError() async throws {
    let defect = try await judgement(.missed).defect
    for line in [
      "\(Self.file) | brew(_:) | Rust. | `b` becomes `a`",
      "\(Self.file) | boil() | Rust. | `a | 3` becomes `a`",
    ] {
      let record = try Equivalents(text: line)
      let error = #expect(throws: EquivalentsError.self) {
        try record.check(against: [defect], in: ["Sources/Kettle"])
      }
      #expect(error?.description.contains("not there any more") == true)
      try record.check(against: [], in: ["Sources/Ket"])
    }
  }

  @Test(arguments: ["a | b | c", "a | b |  | d", "a | b | 1 | d", "text"])
  func aLineThatIsNotInOrderIsAnError(line: String) {
    let error = #expect(throws: EquivalentsError.self) { try Equivalents(text: "\n\(line)") }
    #expect(
      error?.description.hasPrefix("Line 2 of the record of equivalents, “\(line)”, has to read ") == true)
  }

  @Test func aRepeatedLineIsAnError() {
    let error = #expect(throws: EquivalentsError.self) {
      try Equivalents(text: "a | b | c | d\na | b | e | d")
    }
    #expect(error == .repeated(line: 2, title: "d"))
  }
}
