import Foundation

/// Reads the header lines of one answer: interim heads, the head, and what comes after the body.
struct HeadReader {
  enum Progress {
    case unfinished
    case finished
    /// To go on would not be safe.
    case refused(String)
  }

  /// Far beyond what a server needs, and little enough for many answers at once.
  private static let maximumBytes = 262_144

  private(set) var status = 0
  private(set) var location: String? = nil
  private(set) var retryAfter: String? = nil
  /// The length that the body is said to have, as it is sent.
  private(set) var length: UInt64? = nil
  private var codings: [String] = []
  private var bytes = 0
  private var isFinished = false

  /// Takes a line, its end included.
  mutating func read(_ line: some Collection<UInt8>) -> Progress {
    bytes += line.count
    guard bytes <= Self.maximumBytes else { return .refused("The head of the answer is too long.") }
    // A trailer after the body says nothing that matters, whatever it is called.
    guard !isFinished else { return .unfinished }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return finish() }
    if text.utf8.starts(with: "HTTP/".utf8) { return begin(text) }
    // A line that goes on from the one before says nothing that matters either.
    guard line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") else { return .unfinished }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else {
      return .refused("The head of the answer has a line that is no header field.")
    }
    let value = text[text.utf8.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    return add(name: text[..<colon].lowercased(), value: value)
  }

  private mutating func begin(_ statusLine: String) -> Progress {
    let code = statusLine.utf8.drop { $0 != UInt8(ascii: " ") }.drop { $0 == UInt8(ascii: " ") }.prefix(3)
    guard let status = Int(String(decoding: code, as: UTF8.self)), (100...999).contains(status) else {
      return .refused("The status of the answer is no number.")
    }
    // What an interim head says holds for itself alone.
    let bytes = bytes
    self = HeadReader()
    (self.status, self.bytes) = (status, bytes)
    return .unfinished
  }

  private mutating func add(name: String, value: String) -> Progress {
    switch name {
    case "location": location = location ?? value
    case "retry-after": retryAfter = retryAfter ?? value
    case "content-length": length = length ?? UInt64(value)
    case "content-encoding", "transfer-encoding":
      codings += value.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !["", "identity", "chunked"].contains($0) }
      // A body that is compressed twice can keep a processor busy for minutes without giving a byte.
      guard codings.count < 2, codings.allSatisfy(["gzip", "x-gzip", "deflate"].contains) else {
        return .refused("The body of the answer is encoded in a way that was not asked for.")
      }
    default: break
    }
    return .unfinished
  }

  private mutating func finish() -> Progress {
    guard status >= 200 else { return .unfinished }
    isFinished = true
    return .finished
  }
}
