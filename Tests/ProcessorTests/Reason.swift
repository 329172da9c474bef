import Foundation

/// The wording of failures, for a reader who has the file but not the code.
enum Reason {
  /// A sentence about `error`.
  static func of(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _):
      "The field \"\(key.stringValue)\" is missing."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context))\(context.debugDescription)"
    case DecodingError.dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "The file is not valid JSON." : "\(place(context))\(context.debugDescription)"
    case let error as CocoaError:
      "The file cannot be read, or its picture not written: \(error.localizedDescription)"
    default:
      String(describing: error)
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "" : "At \"\(path)\": "
  }
}
