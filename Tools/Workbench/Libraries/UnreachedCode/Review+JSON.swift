import Foundation

extension Review {
  /// The review as JSON: `passes`, `modules`, `unreached` (with `excepted` for each place) and `stale`.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let places =
      excess.map { Document.Place($0, excepted: false) } + allowed.map { Document.Place($0, excepted: true) }
    let document = Document(
      passes: passes, modules: modules, unreached: places,
      stale: stale.map(\.entry).map {
        Document.Entry(file: $0.file, function: $0.function, count: $0.count, reason: $0.reason)
      })
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  private struct Document: Encodable {
    struct Place: Encodable {
      let module, file, function: String
      let line, column, endLine, endColumn: Int
      let extent: UnreachedCode.Extent
      let excepted: Bool

      init(_ code: UnreachedCode, excepted: Bool) {
        (module, file, function) = (code.module, code.file, code.function)
        (line, column, endLine, endColumn) = (
          code.start.line, code.start.column, code.end.line, code.end.column
        )
        extent = code.extent
        self.excepted = excepted
      }
    }

    struct Entry: Encodable {
      let file, function: String
      let count: Int
      let reason: String
    }

    let passes: Bool
    let modules: [String]
    let unreached: [Place]
    let stale: [Entry]
  }
}
