/// Writes statistics as a Markdown table, and puts the table into a document.
enum StatisticsTable {
  /// The line in a document below which the table stands.
  static let openingMarker = "<!-- api-check stats -->"
  /// The line in a document above which the table ends.
  static let closingMarker = "<!-- end of api-check stats -->"

  /// The table, one line for each module.
  static func markdown(_ statistics: [ModuleStatistics]) -> String {
    var lines = [
      "| module | public | package | internal | public share | documented | not mentioned by tests | foreign types |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for module in statistics {
      let counts = [module.publicCount, module.packageCount, module.internalCount].map(String.init)
      let closed = module.uncountedTests.count
      let untested =
        "\(module.untested.count)" + (closed == 0 ? "" : " (\(closed) with @testable not counted)")
      let shares = ["\(module.publicShare) %", "\(module.documentedShare) %", untested]
      let types = module.foreignTypes.map { "`\($0)`" }.joined(separator: ", ")
      lines.append(
        "| " + (["`\(module.module)`"] + counts + shares + [types]).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `document` with `table` between its markers; `file` names it in errors.
  static func replacing(in document: String, _ table: String, file: String) throws(TableError) -> String {
    guard let opening = document.firstRange(of: openingMarker),
      let closing = document[opening.upperBound...].firstRange(of: closingMarker)
    else { throw .noMarkers(file: file) }
    return document[..<opening.upperBound] + "\n" + table + document[closing.lowerBound...]
  }
}
