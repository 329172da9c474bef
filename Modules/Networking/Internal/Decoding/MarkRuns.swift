/// Letters that carry more marks than any text needs.
///
/// Text is compared in a normal form, for which the marks of a letter are put in order in a time that grows with the
/// square of their number: a key of a megabyte keeps a decoder busy for minutes. Unicode's own limit for streams is 30
/// (Unicode Standard Annex 15, section 13).
enum MarkRuns {
  private static let limit = 128

  /// Whether there are any in `json`, written as themselves or escaped.
  static func areFound(in json: UnsafeRawBufferPointer) -> Bool {
    var run = 0
    var index = 0
    while index < json.count {
      let (scalar, length) = character(at: index, in: json)
      let isMark = scalar.flatMap(Unicode.Scalar.init).map {
        $0.properties.canonicalCombiningClass != .notReordered
      }
      run = isMark == true ? run + 1 : 0
      if run > limit { return true }
      index += length
    }
    return false
  }

  /// The scalar there, nil for ASCII and for what is none, and how many bytes it takes.
  private static func character(at index: Int, in json: UnsafeRawBufferPointer) -> (UInt32?, Int) {
    let first = json[index]
    if first == UInt8(ascii: "\\") { return escape(at: index, in: json) }
    let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    guard length > 1, index + length <= json.count else { return (nil, 1) }
    let rest = json[index + 1..<index + length].reduce(UInt32(first) & (0x7f >> UInt32(length))) {
      scalar, byte in
      scalar << 6 | UInt32(byte & 0x3f)
    }
    return (rest, length)
  }

  private static func escape(at index: Int, in json: UnsafeRawBufferPointer) -> (UInt32?, Int) {
    guard let unit = unit(at: index, in: json) else { return (nil, 2) }
    guard 0xd800..<0xdc00 ~= unit else { return (unit, 6) }
    guard let low = self.unit(at: index + 6, in: json), 0xdc00..<0xe000 ~= low else { return (nil, 6) }
    return (0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00), 12)
  }

  /// What `\uXXXX` stands for, if that is there.
  private static func unit(at index: Int, in json: UnsafeRawBufferPointer) -> UInt32? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"), json[index + 1] == UInt8(ascii: "u")
    else {
      return nil
    }
    return UInt32(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
