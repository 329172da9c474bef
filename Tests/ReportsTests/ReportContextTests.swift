import Changes
import Compatibility
import Reports
import Surfaces
import Testing

@Suite struct ReportContextTests {
  private let report = Report(on: [
    .compared(
      "Kettle",
      [
        Change(
          RuleCatalogue.rule(id: "async-added") ?? .unclassified, verdict: .breaking,
          of: .entry("boil()", old: "func boil()", new: "func boil() async"),
          location: SourceLocation(file: "Kettle.swift", line: 3),
          fact: "It became async.", meaning: "", remedy: .words(""))
      ])
  ])

  @Test(arguments: ReportFormat.allCases)
  func everyFormatNamesTheDeclaration(format: ReportFormat) throws {
    #expect(try format.render(report, in: ReportContext(heading: "")).contains("boil()"))
  }

  @Test(arguments: ReportFormat.allCases)
  func colourIsForTerminals(format: ReportFormat) throws {
    func text(isColored: Bool) throws -> String {
      try format.render(report, in: ReportContext(heading: "", isColored: isColored))
    }
    #expect(try text(isColored: true).contains("\u{1B}[31mbreaking\u{1B}[0m") == (format == .text))
    #expect(try !text(isColored: false).contains("\u{1B}"))
  }

  @Test(arguments: ReportFormat.allCases)
  func annotationsStartFromTheRepository(format: ReportFormat) throws {
    let text = try format.render(report, in: ReportContext(heading: "", pathPrefix: "Kitchen/"))
    #expect(text.contains("file=Kitchen/Kettle.swift,line=3") == (format == .github))
  }
}
