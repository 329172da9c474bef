import Foundation

extension Data {
  /// The start of the data as quoted text, short enough for a message.
  var excerpt: String {
    let limit = 200
    let text = String(decoding: prefix(limit), as: UTF8.self)
    return "\"\(text)\(count > limit ? "…" : "")\""
  }
}
