/// The name of a file as the system keeps it: bytes, which may look alike without being the same and need not be text.
struct FileName: Hashable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The name without its extension and the dot before that.
  var stem: ArraySlice<UInt8> { bytes.prefix(upTo: dot ?? bytes.endIndex) }

  /// What follows the last dot; none where the name begins with it.
  var pathExtension: String {
    dot.map { String(decoding: bytes.suffix(from: $0 + 1), as: UTF8.self) } ?? ""
  }

  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  private var dot: Int? {
    bytes.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension FileName: CustomStringConvertible {
  /// The name as text; what is not UTF-8 is spelled out.
  var description: String {
    String(validating: bytes, as: UTF8.self)
      ?? bytes.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16) }.joined()
  }
}

extension FileName: Comparable {
  static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
