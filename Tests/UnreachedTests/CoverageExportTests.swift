import Foundation
import Testing
import UnreachedCode

@Suite struct CoverageExportTests {
  @Test func listsWhatNeverRanOutermostAndInOrder() throws {
    let findings = try CannedExport.findings()
    #expect(findings.map(\.start.line) == [5, 15, 21])
    #expect(findings.map(\.extent) == [.region, .function, .function])
    #expect(findings.allSatisfy { $0.module == "Kettle" && $0.file == "Modules/Kettle/Kettle.swift" })
  }

  @Test(arguments: [("  }", [15, 21]), ("  boil()", [5, 15, 21])])
  func closingBracesAreNoCode(line: String, found: [Int]) throws {
    let end = Array(repeating: "leak()", count: 20)
    let source = (Array(repeating: "", count: 4) + Array(repeating: line, count: 4) + end).joined(
      separator: "\n")
    #expect(try CannedExport.findings(source: source).map(\.start.line) == found)
  }

  @Test func aCopyThatRanSpeaksForAllCopies() throws {
    #expect(!(try CannedExport.findings().contains { $0.function == "$s6Kettle4pouryyxlF" }))
  }

  @Test func aPrivateFunctionIsKnownByItsSymbolAlone() throws {
    #expect(try CannedExport.findings().last?.function.hasPrefix("$s6Kettle4leak") == true)
  }

  @Test func aModuleThatWasNotMeasuredIsAnError() throws {
    let export = try CoverageExport(json: Data(CannedExport.text(package: "/p").utf8))
    #expect(throws: CoverageError.moduleMissing("Teapot")) {
      try export.unreached(in: [Module(name: "Teapot", folder: "/p/Modules/Teapot")], package: "/p") { _ in
        nil
      }
    }
  }

  @Test(arguments: [
    ("3.0.1", "4.0.0", CoverageError.unknownVersion("llvm.coverage.json.export 4.0.0")),
    ("coverage.json", "lcov.json", .unknownVersion("llvm.lcov.json.export 3.0.1")),
  ])
  func anotherVersionIsAnError(part: String, replacement: String, error: CoverageError) throws {
    let text = try CannedExport.text(package: "/p").replacing(part, with: replacement)
    #expect(throws: error) { try CoverageExport(json: Data(text.utf8)) }
  }

  @Test(arguments: ["", "[]", "{\"data\": 1}"]) func otherTextIsAnError(text: String) {
    #expect(throws: CoverageError.self) { try CoverageExport(json: Data(text.utf8)) }
  }

  @Test func anEmptyExportIsAnError() {
    let text = #"{"type": "llvm.coverage.json.export", "version": "2.0.1", "data": [{"functions": []}]}"#
    #expect(throws: CoverageError.empty) { try CoverageExport(json: Data(text.utf8)) }
  }
}
