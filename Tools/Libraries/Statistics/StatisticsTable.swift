/// Statistics as a Markdown table.
public enum StatisticsTable: Sendable {
  /// The line in a document below which the table stands.
  public static let openingMarker = "<!-- api-check stats -->"
  /// The line above which it ends.
  public static let closingMarker = "<!-- end of api-check stats -->"

  /// The table, one line for each module and one for all of them.
  public static func markdown(_ statistics: [ModuleStatistics]) -> String {
    var lines = [
      "| module | public | package | internal | public share | documented | not mentioned by tests | foreign types |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for module in statistics {
      let counts = [module.publicCount, module.packageCount, module.internalCount].map(String.init)
      let shares = ["\(module.publicShare) %", "\(module.documentedShare) %", "\(module.untested.count)"]
      let types = module.foreignTypes.map { "`\($0)`" }.joined(separator: ", ")
      lines.append(
        "| " + (["`\(module.module)`"] + counts + shares + [types]).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `document` with the table between its markers, or nil if it has no markers.
  public static func replacingTable(in document: String, with statistics: [ModuleStatistics]) -> String? {
    guard let opening = document.range(of: openingMarker),
      let closing = document.range(of: closingMarker, range: opening.upperBound..<document.endIndex)
    else { return nil }
    return document[..<opening.upperBound] + "\n" + markdown(statistics) + document[closing.lowerBound...]
  }
}

extension String {
  /// The first place of `text` in `range`.
  fileprivate func range(of text: String, range: Range<Index>? = nil) -> Range<Index>? {
    self[range ?? startIndex..<endIndex].firstRange(of: text)
  }
}
