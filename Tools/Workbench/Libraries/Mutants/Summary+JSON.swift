import Foundation

extension Summary {
  /// The summary as JSON: `passes`, `caughtShare`, and each of the `defects` with its `outcome`.
  public func json() throws -> String {
    try Self.encoded(
      Document(
        passes: passes, caughtShare: share(), defects: judgements.map { Document.Entry($0.defect, $0) }))
  }

  /// A list of defects, of which none was tried, as JSON.
  public static func json(of defects: [Defect]) throws -> String {
    try encoded(defects.map { Document.Entry($0, nil) })
  }

  private static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private struct Document: Encodable {
    struct Entry: Encodable {
      let module, file, function, defect: String
      let line, endLine, column: Int
      let outcome, evidence: String?

      init(_ defect: Defect, _ judgement: Judgement?) {
        (module, file, function) = (defect.module, defect.file, defect.function)
        (line, endLine, column) = (defect.lines.lowerBound, defect.lines.upperBound, defect.column)
        (self.defect, outcome, evidence) = (defect.title, judgement?.outcome.rawValue, judgement?.evidence)
      }
    }

    let passes: Bool
    let caughtShare: String
    let defects: [Entry]
  }
}
