import Testing
import UnreachedCode

@Suite struct ReviewTests {
  private static let file = "Modules/Kettle/Kettle.swift"
  private static let functions = [
    "$s6Kettle4boilyyF", "$s6Kettle4idleyyF", "$s6Kettle4leak33_A278ECE68F4E555EBFB91B2D935A2199LLyyF",
  ]

  private func review(_ lines: String...) throws -> Review {
    try CannedExport.review(allowance: lines.joined(separator: "\n"))
  }

  /// The lines about exceptions that have to go.
  private func stale(_ review: Review) -> [String] {
    review.text.split(separator: "\n").filter { $0.contains(": stale allowance: ") }.map { String($0) }
  }

  private static func line(_ index: Int, _ count: String) -> String {
    "\(file) | \(functions[index]) | \(count) | a reason"
  }

  @Test func withoutAnAllowanceEverythingIsInExcess() throws {
    for review in try [review(), CannedExport.review()] {
      #expect(review.text.contains("\nOut of reach: 3, stale exceptions: 0. "))
      #expect(!review.passes)
    }
  }

  @Test func aFullAllowancePasses() throws {
    let review = try review(
      "# why", "", Self.line(0, "1"), Self.line(1, "up to 1"), Self.line(2, "up to 7"))
    #expect(review.passes)
    #expect(review.text == "Tests reach all of Kettle; 3 places are excepted.")
  }

  @Test func anEntryForReachedCodeIsStale() throws {
    let stale = "\(Self.file) | $s6Kettle4pouryyxlF | 1 | a reason"
    let review = try review(Self.line(0, "1"), Self.line(1, "1"), Self.line(2, "1"), stale)
    #expect(review.text.contains("\nOut of reach: 0, stale exceptions: 1. "))
    #expect(self.stale(review).map { $0.contains(" $s6Kettle4pouryyxlF has fewer than 1 ") } == [true])
    #expect(!review.passes)
  }

  @Test func anEntryForMoreThanThereIsIsStale() throws {
    #expect(try stale(review(Self.line(0, "2"))).count == 1)
    #expect(try stale(review(Self.line(0, "up to 2"))).isEmpty)
  }

  @Test func anEntryForAFunctionThatIsNotThereIsStale() throws {
    let review = try review(
      Self.line(0, "1"), Self.line(1, "1"), Self.line(2, "1"), "\(Self.file) | gone | up to 1 | a reason")
    #expect(stale(review) == ["\(Self.file): stale allowance: gone is not in the code that was measured"])
    #expect(!review.passes)
  }

  @Test func aRepeatedEntryIsStale() throws {
    #expect(try stale(review(Self.line(0, "1"), Self.line(0, "up to 1"))).count == 1)
  }

  @Test(arguments: [
    "a | b | c", "a | b | 0 | reason", "a | b | 1 | ", "a | b | 1 | 2", "a | b | up to | reason", "text",
  ])
  func aLineThatIsNotInOrderIsAnError(line: String) {
    let error = #expect(throws: (any Error).self) { try review("# why", line) }
    #expect(error.map { "\($0)" }?.hasPrefix("Line 2 of the allowance, \"\(line)\", has to read ") == true)
  }
}
