/// Decodes the escape sequences of a JSON string.
enum JSONEscapes {
  static func decoded(_ bytes: UnsafeRawBufferPointer) -> String {
    var units: [UInt16] = []
    var text = ""
    var index = 0
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\\") { index += 1 }
        if start == index { index += 1 }
        flush()
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        continue
      }
      let escape = bytes[index + 1]
      index += 2
      if escape == UInt8(ascii: "u") {
        let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        index = min(index + 4, bytes.count)
      } else {
        units.append(UInt16(unescaped(escape)))
      }
    }
    flush()
    return text
  }

  private static func unescaped(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: escape
    }
  }
}
