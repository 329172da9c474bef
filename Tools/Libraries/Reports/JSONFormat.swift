import Foundation

/// Writes values as JSON with keys in a fixed order.
public enum JSONFormat: Sendable {
  /// The JSON of `value`, ending in a line break.
  public static func render(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// A report in the shape that programs rely on, which needs no context.
  static func render(_ report: Report, in _: ReportContext) throws -> String {
    try render(report)
  }
}
