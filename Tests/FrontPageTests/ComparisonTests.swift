import FrontPage
import Testing

@Suite struct ComparisonTests {
  private static let changes = [
    change("pouring/lid-removed", "breaking lid-removed"),
    change("pouring/lid-added", "additive lid-added"),
    change("hot-water/boiling", "breaking boiling"),
    change("hot-water/steaming", "compatible steaming"),
    change("hot-water/cooling", "breaking cooling"),
  ]

  private static func change(_ path: String, _ expect: String) -> KnownChange {
    KnownChange(path: path, expect: expect, old: "old \(path)", new: "new \(path)")
  }

  private func comparison(record: String = "") throws -> Comparison {
    try Comparison(of: Self.changes, record: record)
  }

  /// The gate misses one break, the digester two, of which one by failing; it also gives a false alarm.
  private func measured() throws -> Comparison {
    var comparison = try comparison()
    comparison.compiler = "Swift version 9"
    comparison.note(Self.changes[0], gate: .breaking, digester: .breaking)
    comparison.note(Self.changes[1], gate: .harmless, digester: .breaking)
    comparison.note(Self.changes[2], gate: .breaking, digester: .harmless)
    comparison.note(Self.changes[3], gate: .harmless, digester: .harmless)
    comparison.note(Self.changes[4], gate: .harmless, digester: .failed)
    return comparison
  }

  @Test func aRecordIsReadAsItWasWritten() throws {
    let record = try measured().record
    let read = try comparison(record: record)
    #expect(read.unmeasured.isEmpty)
    #expect(read.record == record)
    #expect(read.compiler == "Swift version 9")
    #expect(record.contains("\nhot-water/cooling | breaking | harmless | failed | "))
  }

  @Test func whatNobodyAskedAboutIsUnmeasured() throws {
    #expect(try comparison().unmeasured.count == 5)
    var comparison = try comparison()
    comparison.note(Self.changes[2], gate: .breaking, digester: .breaking)
    #expect(!comparison.unmeasured.contains(Self.changes[2]))
    #expect(comparison.unmeasured.count == 4)
  }

  @Test func aChangeThatMovesKeepsItsAnswers() throws {
    let moved = KnownChange(
      path: "elsewhere/boiling", expect: "breaking boiling", old: Self.changes[2].old,
      new: Self.changes[2].new)
    let comparison = try Comparison(of: [moved], record: measured().record)
    #expect(comparison.unmeasured.isEmpty)
    #expect(comparison.record.contains("\nelsewhere/boiling | breaking | breaking | harmless | "))
    #expect(!comparison.record.contains("pouring"))
  }

  @Test(arguments: [("", "x"), ("x", "")])
  func aChangeWithOtherSourcesIsUnmeasured(old: String, new: String) throws {
    let other = KnownChange(
      path: Self.changes[2].path, expect: "breaking boiling", old: Self.changes[2].old + old,
      new: Self.changes[2].new + new)
    #expect(try Comparison(of: [other], record: measured().record).unmeasured == [other])
  }

  @Test func aSourceDoesNotRunIntoTheOther() throws {
    let one = KnownChange(path: "a", expect: "breaking a", old: "let a", new: "let b")
    let other = KnownChange(path: "a", expect: "breaking a", old: "let alet", new: " b")
    var comparison = try Comparison(of: [one, other], record: "")
    comparison.note(one, gate: .breaking, digester: .breaking)
    #expect(comparison.unmeasured == [other])
  }

  @Test func theTableCountsForEachTool() throws {
    let rows = try measured().markdown.split(separator: "\n")
    #expect(rows[0].hasPrefix("| 5 changes |"))
    #expect(rows[2] == "| `Tools/api-check diff` | 2 of 3 | 1 | 0 of 2 |")
    #expect(rows[3] == "| `swift package diagnose-api-breaking-changes` | 1 of 3 | 2 | 1 of 2 |")
  }

  @Test func theTableHasARowForEachArea() throws {
    let rows = try measured().markdown.split(separator: "\n")
    #expect(rows.contains("| Hot water | 2 | 1 | 0 | 1 | 0 | 0 |"))
    #expect(rows.contains("| Pouring | 1 | 1 | 1 | 1 | 0 | 1 |"))
  }

  @Test(arguments: [
    "a | breaking | breaking | harmless", "a | breaking | perhaps | harmless | 1", "text",
    "a | breaking | breaking | no | 1",
  ])
  func aLineThatIsNotInOrderIsAnError(line: String) {
    #expect(throws: FrontPageError.recordLine(number: 2, text: line)) {
      try comparison(record: "# a comment\n\(line)\n")
    }
  }
}
