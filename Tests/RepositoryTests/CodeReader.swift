/// Reads Swift, and leaves out comments and what strings say.
///
/// A quote in a regex literal is taken for a string that ends with its line.
struct CodeReader {
  private var rest: ArraySlice<UInt8>
  private var code: [UInt8] = []

  /// The code in `text`, in as many lines.
  static func code(in text: String) -> String {
    var reader = CodeReader(rest: ArraySlice(text.utf8))
    reader.readCode()
    return String(decoding: reader.code, as: UTF8.self)
  }

  /// Reads to the end, or to the end of an interpolation.
  private mutating func readCode(inInterpolation isInterpolation: Bool = false) {
    var depth = 0
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        while let next = rest.first, next != UInt8(ascii: "\n") { skip(1) }
      } else if rest.starts(with: "/*".utf8) {
        skipBlockComment()
      } else if let delimiter = stringDelimiter {
        readString(delimiter)
      } else {
        keep(1)
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isInterpolation, depth == 0 { return }
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      let (begins, ends) = (rest.starts(with: "/*".utf8), rest.starts(with: "*/".utf8))
      depth += begins ? 1 : ends ? -1 : 0
      skip(begins || ends ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }

  /// What begins a string here: number signs, and one quote or three.
  private var stringDelimiter: (signs: Int, quotes: Int)? {
    let signs = rest.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = rest.dropFirst(signs).prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    return quotes == 0 ? nil : (signs, quotes == 3 ? 3 : 1)
  }

  private mutating func readString(_ delimiter: (signs: Int, quotes: Int)) {
    let signs = Array(repeating: UInt8(ascii: "#"), count: delimiter.signs)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: delimiter.quotes)
    let escape = [UInt8(ascii: "\\")] + signs
    keep(signs.count + quotes.count)
    while let byte = rest.first {
      if rest.starts(with: quotes + signs) { return keep(quotes.count + signs.count) }
      if quotes.count == 1, byte == UInt8(ascii: "\n") { return }
      if rest.starts(with: escape) {
        skip(escape.count)
        if rest.first == UInt8(ascii: "(") { readCode(inInterpolation: true) } else { skip(1) }
      } else {
        skip(1)
      }
    }
  }

  private mutating func keep(_ count: Int) {
    code += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  /// Leaves bytes out, but for the ends of lines.
  private mutating func skip(_ count: Int) {
    code += rest.prefix(count).filter { $0 == UInt8(ascii: "\n") }
    rest = rest.dropFirst(count)
  }
}
