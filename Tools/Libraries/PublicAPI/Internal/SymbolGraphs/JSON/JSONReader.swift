/// Reads JSON from a buffer in one pass, value by value, and skips quickly what nobody asks for.
///
/// A symbol graph has up to fifty megabytes, of which a surface needs a tenth. Foundation's decoder decodes all of it
/// into a tree. That takes longer than all other steps of a comparison together.
struct JSONReader: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Reads an object, calling `member` for each key; `member` reads or skips the value.
  mutating func object(_ member: (inout JSONReader, JSONKey) throws(JSONError) -> Void) throws(JSONError) {
    try expect(UInt8(ascii: "{"))
    if take(UInt8(ascii: "}")) { return }
    repeat {
      let key = try key()
      try expect(UInt8(ascii: ":"))
      try member(&self, key)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  /// Reads an array, calling `element` for each value in it.
  mutating func array(_ element: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
    try expect(UInt8(ascii: "["))
    if take(UInt8(ascii: "]")) { return }
    repeat {
      try element(&self)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  /// Reads a string.
  mutating func string() throws(JSONError) -> String {
    let (range, hasEscapes) = try quoted()
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw JSONError(expected: "UTF-8", offset: range.lowerBound)
    }
    return hasEscapes ? JSONEscapes.decoded(UnsafeRawBufferPointer(rebasing: bytes[range])) : text
  }

  /// Reads a whole number.
  mutating func integer() throws(JSONError) -> Int {
    skipSpace()
    let start = offset
    while offset < bytes.count, Self.isNumberPart(bytes[offset]) { offset += 1 }
    guard let number = Int(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      throw JSONError(expected: "a whole number", offset: start)
    }
    return number
  }

  /// Reads `true` or `false`.
  mutating func boolean() throws(JSONError) -> Bool {
    let start = offset
    switch try nextByte() {
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    default: throw JSONError(expected: "true or false", offset: start)
    }
    return bytes[offset - 2] == UInt8(ascii: "u")
  }

  /// Steps over a value of any kind.
  mutating func skip() throws(JSONError) {
    switch try nextByte() {
    case UInt8(ascii: "\""): _ = try quoted()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNested()
    default:
      let start = offset
      while offset < bytes.count, Self.isNumberPart(bytes[offset]) || Self.isLetter(bytes[offset]) {
        offset += 1
      }
      if offset == start { throw JSONError(expected: "a value", offset: start) }
    }
  }

  /// Throws an error unless the text ends after the value that was just read.
  mutating func end() throws(JSONError) {
    skipSpace()
    if offset < bytes.count { throw JSONError(expected: "the end of the file", offset: offset) }
  }

  /// Counts brackets instead of building values; skips strings as a whole, since they may contain brackets.
  private mutating func skipNested() throws(JSONError) {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        _ = try quoted()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 { return }
    }
    throw JSONError(expected: "a closing bracket", offset: offset)
  }

  private mutating func key() throws(JSONError) -> JSONKey {
    JSONKey(UnsafeRawBufferPointer(rebasing: bytes[try quoted().range]))
  }

  private mutating func quoted() throws(JSONError) -> (range: Range<Int>, hasEscapes: Bool) {
    try expect(UInt8(ascii: "\""))
    let start = offset
    var hasEscapes = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return (start..<offset - 1, hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        offset += 1
      }
      offset += 1
    }
    offset = bytes.count
    throw JSONError(expected: "the end of a string", offset: offset)
  }

  private mutating func word(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < bytes.count, bytes[offset] == word.utf8Start[index] else {
        throw JSONError(expected: "“\(word)”", offset: offset)
      }
      offset += 1
    }
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    if !take(byte) { throw JSONError(expected: "“\(Unicode.Scalar(byte))”", offset: offset) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func nextByte() throws(JSONError) -> UInt8 {
    skipSpace()
    guard offset < bytes.count else { throw JSONError(expected: "a value", offset: offset) }
    return bytes[offset]
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= UInt8(ascii: " ") { offset += 1 }
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

extension JSONReader {
  /// Reads an object of which only one member matters.
  mutating func member(
    _ name: StaticString, _ value: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try object { reader, key throws(JSONError) in
      if name ~= key { try value(&reader) } else { try reader.skip() }
    }
  }
}
