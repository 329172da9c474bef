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
  private(set) var fields: [HeaderField] = []
  /// The length that the body is said to have, as it is sent.
  private(set) var length: UInt64? = nil
  private var codings: [String] = []
  private var bytes = 0
  private var place = Place.beforeHead

  private enum Place {
    case beforeHead, inHead, afterHead
  }

  /// Takes a line, its end included.
  ///
  /// What a line is goes by bytes, as libcurl has it: to trim and fold text would find heads that end elsewhere.
  mutating func read(_ line: some Collection<UInt8>) -> Progress {
    bytes += line.count
    guard bytes <= Self.maximumBytes else { return .refused("The head of the answer is too long.") }
    switch (place, line.first) {
    case (.beforeHead, _): return begin(line)
    case (.inHead, UInt8(ascii: "\r")?), (.inHead, UInt8(ascii: "\n")?), (.inHead, nil): return finish()
    case (.inHead, UInt8(ascii: " ")?), (.inHead, UInt8(ascii: "\t")?): return goOn(line)
    case (.inHead, _): return readField(line)
    // Nor does a trailer after the body, whatever it is called.
    case (.afterHead, _): return .unfinished
    }
  }

  private mutating func begin(_ line: some Collection<UInt8>) -> Progress {
    let code = line.drop { $0 != UInt8(ascii: " ") }.drop { $0 == UInt8(ascii: " ") }.prefix(3)
    guard line.starts(with: "HTTP/".utf8), let status = Int(String(decoding: code, as: UTF8.self))
    else { return .refused("The status of the answer is no number.") }
    // What an interim head says holds for itself alone.
    let bytes = bytes
    self = HeadReader()
    (self.status, self.bytes, place) = (status, bytes, .inHead)
    return .unfinished
  }

  private mutating func readField(_ line: some Collection<UInt8>) -> Progress {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return .refused("The head of the answer has a line that is no header field.")
    }
    return add(
      HeaderField(
        name: String(decoding: line[..<colon], as: UTF8.self),
        value: Self.text(line[line.index(after: colon)...])))
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Takes a line that goes on from the one before, which is obsolete and says nothing that matters here.
  private mutating func goOn(_ line: some Collection<UInt8>) -> Progress {
    if let last = fields.indices.last { fields[last].value += " \(Self.text(line))" }
    return .unfinished
  }

  private mutating func add(_ field: HeaderField) -> Progress {
    fields.append(field)
    if field.isNamed("Content-Length") { length = UInt64(field.value) }
    if field.isNamed("Content-Encoding") || field.isNamed("Transfer-Encoding") {
      codings += field.value.utf8.split(separator: UInt8(ascii: ",")).map {
        Self.text($0).lowercased()
      }.filter { !["", "identity", "chunked"].contains($0) }
      // A body that is compressed twice can keep a processor busy for minutes without giving a byte.
      guard codings.count < 2, codings.allSatisfy(["gzip", "x-gzip", "deflate"].contains) else {
        return .refused("The body of the answer is encoded in a way that was not asked for.")
      }
    }
    return .unfinished
  }

  /// An interim head is taken for the answer until there is another.
  private mutating func finish() -> Progress {
    place = status < 200 ? .beforeHead : .afterHead
    return .finished
  }
}
