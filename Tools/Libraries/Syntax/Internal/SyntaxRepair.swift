/// Mends what the compiler of Swift 6.3 writes down of types with attributes: it forgets a brace behind each of them, and
/// takes what follows for a part of the same object.
struct SyntaxRepair {
  private enum Around {
    case list
    case object
    /// One whose brace is missing.
    case unfinished
  }

  private static let unfinished = Array(#"{"_kind":"type_attributed""#.utf8)
  private static let noName = Array(#""":"#.utf8)

  /// The bytes with the braces that are missing, and without names in lists.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var around: [Around] = []
    var (isText, isEscaped, next) = (false, false, 0)
    for (offset, byte) in bytes.enumerated() where offset >= next {
      if !isText, around.last == .list, bytes[offset...].starts(with: noName) {
        next = offset + noName.count
        continue
      }
      result.append(byte)
      if isText {
        (isText, isEscaped) = (
          isEscaped || byte != UInt8(ascii: "\""), !isEscaped && byte == UInt8(ascii: "\\")
        )
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["): around.append(.list)
      case UInt8(ascii: "]"): _ = around.popLast()
      case UInt8(ascii: "{"):
        around.append(bytes[offset...].starts(with: unfinished) ? .unfinished : .object)
      case UInt8(ascii: "}"):
        _ = around.popLast()
        // The type itself is the last that is said.
        while around.last == .unfinished {
          result.append(UInt8(ascii: "}"))
          around.removeLast()
        }
      default: break
      }
    }
    return result
  }
}
