import Testing
import UnreachedCode

@Suite struct ReviewTests {
  private static let file = "Modules/Kettle/Kettle.swift"
  private static let functions = [
    "$s6Kettle4boilyyF", "$s6Kettle4idleyyF", "$s6Kettle4leak33_A278ECE68F4E555EBFB91B2D935A2199LLyyF",
  ]

  private func review(_ lines: String...) throws -> Review {
    let allowance = try Allowance(text: lines.joined(separator: "\n"))
    return try Review(of: CannedExport.findings(), in: [CannedExport.kettle], against: allowance)
  }

  private static func line(_ index: Int, _ count: String) -> String {
    "\(file) | \(functions[index]) | \(count) | a reason"
  }

  @Test func withoutAnAllowanceEverythingIsInExcess() throws {
    let review = try review()
    #expect(review.excess.count == 3)
    #expect(!review.passes)
  }

  @Test func aFullAllowancePasses() throws {
    let review = try review(
      "# why", "", Self.line(0, "1"), Self.line(1, "up to 1"), Self.line(2, "up to 7"))
    #expect(review.passes)
    #expect(review.allowed.count == 3)
    #expect(review.text == "Tests reach all of Kettle; 3 places are excepted.")
  }

  @Test func anEntryForReachedCodeIsStale() throws {
    let stale = "\(Self.file) | $s6Kettle4pouryyxlF | 1 | a reason"
    let review = try review(Self.line(0, "1"), Self.line(1, "1"), Self.line(2, "1"), stale)
    #expect(review.excess.isEmpty)
    #expect(review.stale.map(\.function) == ["$s6Kettle4pouryyxlF"])
    #expect(!review.passes)
  }

  @Test func anEntryForMoreThanThereIsIsStale() throws {
    #expect(try review(Self.line(0, "2")).stale.count == 1)
    #expect(try review(Self.line(0, "up to 2")).stale.isEmpty)
  }

  @Test func aRepeatedEntryIsStale() throws {
    #expect(try review(Self.line(0, "1"), Self.line(0, "up to 1")).stale.count == 1)
  }

  @Test(arguments: [
    "a | b | c", "a | b | 0 | reason", "a | b | 1 | ", "a | b | 1 | 2", "a | b | up to | reason", "text",
  ])
  func aLineThatIsNotInOrderIsAnError(line: String) {
    #expect(throws: AllowanceError.self) { try Allowance(text: line) }
  }
}
