import APIComparison
import Foundation
import PublicAPI
import Reports
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

  @Test("A format is in the book, and has a snapshot", arguments: ReportFormat.allCases)
  func isKnown(format: ReportFormat) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    func text(_ file: String) throws -> String {
      try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }
    // What it writes where nothing is asked for needs no word.
    if format != .text { #expect(try text("Tools/Book/GuardAPackage.md").contains("`\(format.rawValue)`")) }
    #expect(try text("Tests/APICheckTests/ReportFormatTests.swift").contains("(\"\(format.rawValue)\", "))
  }

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
  func everyFormatSaysWhatCouldNotBeChecked(format: ReportFormat) throws {
    let gaps = ["Could not check Pan of the new side: its baseline is damaged."]
    let text = try format.render(report.adding(gaps: gaps), in: ReportContext(heading: ""))
    #expect(text.contains("Could not check Pan of the new side: its baseline is damaged."))
  }

  @Test func aTerminalHearsOnStandardErrorWhatCouldNotBeChecked() throws {
    let text = try ReportFormat.text.render(
      report.adding(gaps: ["Could not check Pan."]), in: ReportContext(heading: "", standsAlone: false))
    #expect(!text.contains("Could not check Pan."))
    #expect(text.contains("Not everything could be checked."))
  }

  @Test(arguments: [ReportFormat.text, .markdown, .html, .sarif])
  func nothingChangedOnlyInWhatCouldBeChecked(format: ReportFormat) throws {
    let unchanged = Report(on: [.compared("Kettle", [])])
    func text(of report: Report) throws -> String {
      try format.render(report, in: ReportContext(heading: ""))
    }
    let whole = try text(of: unchanged)
    #expect(whole.contains("Nothing changed for clients.") || whole.contains("Public API: unchanged"))
    let part = try text(of: unchanged.adding(gaps: ["Could not check Pan."]))
    #expect(!part.contains("Nothing changed for clients.") && !part.contains("Public API: unchanged"))
  }

  @Test(arguments: ReportFormat.allCases)
  func annotationsStartFromTheRepository(format: ReportFormat) throws {
    let text = try format.render(report, in: ReportContext(heading: "", pathPrefix: "Kitchen/"))
    #expect(text.contains("file=Kitchen/Kettle.swift,line=3") == (format == .github))
  }
}
