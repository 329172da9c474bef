import Mutants
import Testing

@Suite struct PlantedSourcesTests {
  private static let text = "func brew(_ a: Int) -> Bool {\n  if a < 3 { print(a) }\n  return a > 1\n}"

  @Test func aDefectSleepsBesideTheOriginal() async throws {
    let planted = try await Planted(Self.text)
    #expect(
      planted.text("< of a < 3 becomes <=")
        == Self.text.replacing("a < 3", with: "(isPlantedDefectChosen(2) ? (a <= 3) : (a < 3))"))
    #expect(
      planted.text("print(a) is left out")?.contains("{ if isPlantedDefectChosen(5) {} else { print(a) } }")
        == true)
    #expect(planted.text("if a < 3 never holds")?.contains("if !isPlantedDefectChosen(1), a < 3 {") == true)
  }

  @Test func defectsSleepInsideOfEachOther() async throws {
    let planted = try await Planted("func brew(_ a: Int) -> Bool { a < 3 }")
    #expect(
      planted.text()?.contains(
        "(isPlantedDefectChosen(1) ? (a <= 3) : isPlantedDefectChosen(2) ? (false) : isPlantedDefectChosen(3) ? (true) : "
          + "(a < (isPlantedDefectChosen(4) ? (4) : (3))))") == true, "\(planted.text() ?? "")")
  }

  @Test func theCompilersComplaintLeadsToTheDefect() async throws {
    let planted = try await Planted(Self.text)
    let sources = planted.planting.planted(planted.planting.defects)
    let lines = try #require(sources.texts[planted.path]).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (marker, title) in [("(a <= 3)", "< of a < 3 becomes <="), ("(a >= 1)", "> of a > 1 becomes >=")] {
      let index = try #require(lines.firstIndex { $0.contains(marker) })
      let before = try #require(lines[index].firstRange(of: marker)).lowerBound
      let column = lines[index][..<before].utf8.count + 2
      let log = "noise\n\(planted.path):\(index + 1):\(column): error: it does not fit\n"
      let found = try sources.culprits(in: log)
      #expect(
        planted.planting.defects.filter { found.contains($0.number) }.map {
          $0.title.replacing("`", with: "")
        } == [title])
    }
  }

  @Test func whatAPathLacksLeadsToTheNearestChangeOfPaths() async throws {
    let planted = try await Planted(Self.text + "\nlet other = 5")
    let sources = planted.planting.planted(planted.planting.defects)
    let found = try sources.culprits(in: "\(planted.path):4:1: error: missing return\n")
    #expect(
      planted.planting.defects.filter { found.contains($0.number) }.map { $0.title.replacing("`", with: "") }
        == ["print(a) is left out"])
  }

  /// The compiler says so where the expression begins, and the defects that make it long may stand on later lines.
  @Test func anExpressionThatIsTooLongLosesItsOutermostDefects() async throws {
    let planted = try await Planted(
      "func brew(_ a: Int) {\n  print(a)\n  assert(\n    a < 3 && a > 1)\n  print(2)\n}")
    let sources = planted.planting.planted(planted.planting.defects.filter { !$0.title.contains("left out") })
    let complaint = "the compiler is unable to check this [expression_too_complex]"
    let found = try sources.culprits(in: "\(planted.path):3:3: error: \(complaint)\n")
    let lost = planted.planting.defects.filter { found.contains($0.number) }
    #expect(!lost.isEmpty)
    #expect(lost.allSatisfy { $0.title.contains("a < 3 && a > 1") }, "\(lost.map(\.title))")
  }

  @Test(arguments: ["", "/elsewhere.swift:1:1: error: no"])
  func anErrorElsewhereIsNotBlamedOnADefect(log: String) async throws {
    let planted = try await Planted(Self.text)
    let sources = planted.planting.planted(planted.planting.defects)
    let error = #expect(throws: PlantingError.self) { try sources.culprits(in: log) }
    #expect(error?.description.contains("that is not because of any defect") == true)
  }
}
