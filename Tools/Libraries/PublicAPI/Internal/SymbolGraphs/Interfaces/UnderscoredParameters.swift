/// Parameters whose names begin with an underscore, as in `func boil(_ _water: Water)`.
///
/// Because of such a name, the extractor treats the function as private, although the name means nothing to clients.
enum UnderscoredParameters {
  /// Whether a textual interface shows any; the answer may be true although there is none, but is never wrongly false.
  static func occur(in interface: String) -> Bool {
    let bytes = Array(interface.utf8)
    var index = 1
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "_"), isBoundary(bytes[index - 1]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
      let isFollowedByType = index < bytes.count && bytes[index] == UInt8(ascii: ":")
      if isFollowedByType, index > start + 1, !isProperty(bytes[..<start]) { return true }
    }
    return false
  }

  private static func isBoundary(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "(")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func isProperty(_ start: ArraySlice<UInt8>) -> Bool {
    let word = start.suffix(4)
    return word.elementsEqual("var ".utf8) || word.elementsEqual("let ".utf8)
  }
}
