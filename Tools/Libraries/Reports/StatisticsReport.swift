/// The statistics of a package, encoded in the shape that programs rely on.
public struct StatisticsReport: Sendable, Encodable {
  /// The version of the report's JSON format; it grows when a reader of an older one could misunderstand.
  let formatVersion = 1
  /// The statistics of each module, by name.
  let modules: [ModuleStatistics]

  /// Makes a report on `modules`.
  public init(modules: [ModuleStatistics]) {
    self.modules = modules
  }

  /// The statistics as lines of text.
  public var text: String { modules.map(\.text).joined() }

  /// The statistics as a Markdown table, one line for each module.
  public var table: String { StatisticsTable.markdown(modules) }

  /// `document` with the table between its markers.
  ///
  /// Throws an error whose sentence names `file` and the markers, if the document has no markers.
  public func replacingTable(in document: String, file: String) throws -> String {
    try StatisticsTable.replacing(in: document, table, file: file)
  }

  /// A sentence for each module that is over its limit or has none, and for each limit without a module.
  ///
  /// The text of `budget` has lines such as `Networking 35`, where text after `#` is a comment. If only some modules
  /// were counted, `selection` names them, and the limits of the others are left out. Throws an error whose sentence
  /// names `file` and the damaged line.
  public func violations(
    of budget: String, file: String, only selection: Set<String> = []
  ) throws -> [String] {
    try SurfaceBudget(parsing: budget, file: file).violations(of: modules, only: selection)
  }
}
