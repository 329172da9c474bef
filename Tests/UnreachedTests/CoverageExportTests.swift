import Testing
import UnreachedCode

@Suite struct CoverageExportTests {
  /// The lines of a report that name a place.
  private func places(_ review: Review) -> [String] {
    review.text.split(separator: "\n").filter { $0.contains(": unreached ") }.map { String($0) }
  }

  private func complaint(_ export: String? = nil, about module: String = "Kettle") -> String? {
    #expect(throws: (any Error).self) { try CannedExport.review(export, of: module) }.map { "\($0)" }
  }

  @Test func listsWhatNeverRanOutermostAndInOrder() throws {
    let found = try places(CannedExport.review()).map { $0.prefix { $0 != "$" } }
    #expect(
      found == [
        "Modules/Kettle/Kettle.swift:5: unreached region: ",
        "Modules/Kettle/Kettle.swift:15: unreached function: ",
        "Modules/Kettle/Kettle.swift:21: unreached function: ",
      ])
  }

  @Test(arguments: [("  }", [15, 21]), ("  boil()", [5, 15, 21])])
  func closingBracesAreNoCode(line: String, found: [Int]) throws {
    let end = Array(repeating: "leak()", count: 20)
    let source = (Array(repeating: "", count: 4) + Array(repeating: line, count: 4) + end).joined(
      separator: "\n")
    let lines = try places(CannedExport.review(source: source)).map { $0.split(separator: ":")[1] }
    #expect(lines == found.map { "\($0)" })
  }

  @Test func aCopyThatRanSpeaksForAllCopies() throws {
    #expect(!(try places(CannedExport.review()).contains { $0.hasSuffix("$s6Kettle4pouryyxlF") }))
  }

  @Test func aPrivateFunctionIsKnownByItsSymbolAlone() throws {
    #expect(try places(CannedExport.review()).last?.contains(": $s6Kettle4leak") == true)
  }

  @Test func aModuleThatWasNotMeasuredIsAnError() throws {
    #expect(complaint(about: "Teapot")?.contains("holds nothing of Teapot; ") == true)
  }

  @Test(arguments: [
    ("3.0.1", "4.0.0", "llvm.coverage.json.export 4.0.0"),
    ("coverage.json", "lcov.json", "llvm.lcov.json.export 3.0.1"),
  ])
  func anotherVersionIsAnError(part: String, replacement: String, kind: String) throws {
    let text = try CannedExport.text(package: "/p").replacing(part, with: replacement)
    #expect(complaint(text)?.contains("of the unknown kind \"\(kind)\"; ") == true)
  }

  @Test(arguments: ["", "[]", "{\"data\": 1}"]) func otherTextIsAnError(text: String) {
    #expect(complaint(text)?.hasPrefix("The coverage export cannot be read (") == true)
  }

  @Test func anEmptyExportIsAnError() {
    let text = #"{"type": "llvm.coverage.json.export", "version": "2.0.1", "data": [{"functions": []}]}"#
    #expect(complaint(text)?.contains("holds no functions; ") == true)
  }
}
