import Mutants
import Testing

@Suite struct SelectionTests {
  private static let text = "func brew(_ a: Int) -> Int {\n  print(a)\n  return a\n    + 3\n}"

  @Test(arguments: [
    ("+++ b/Sources/Kettle/Kettle.swift\n@@ -2 +2 @@ x", ["print(a) is left out"]),
    (
      "+++ b/Sources/Kettle/Kettle.swift\n@@ -3,0 +4,1 @@",
      ["+ of a + 3 becomes -", "3 becomes 4", "a + 3 becomes 0"]
    ),
    ("+++ b/Sources/Kettle/Kettle.swift\n@@ -2,2 +1,0 @@", []),
    ("+++ b/Sources/Kettle/Other.swift\n@@ -1,9 +1,9 @@", []),
  ])
  func aDefectIsNewWithItsLines(diff: String, titles: [String]) async throws {
    let planted = try await Planted(Self.text)
    let lines = ChangedLines(diff: diff)
    let found = planted.planting.defects.filter(lines.touch)
    #expect(found.map { $0.title.replacing("`", with: "") }.sorted() == titles.sorted())
  }

  @Test func aSeedChoosesTheSameAndAnotherSeedOthers() async throws {
    let planted = try await Planted("func brew() -> [Int] { \(Array(1...60)) }")
    let all = planted.planting.defects
    let sample = all.sample(20, seed: 7)
    #expect(sample == all.sample(20, seed: 7))
    #expect(sample != all.sample(20, seed: 8))
    #expect(sample.map(\.number) == sample.map(\.number).sorted())
    #expect(Set(sample).count == 20)
    #expect(all.sample(1000, seed: 7) == all)
  }
}
