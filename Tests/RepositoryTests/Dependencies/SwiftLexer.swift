/// Takes a program's text apart; comments and literals are left out, the code inside of a string's `\()` is not.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(text.utf8))
    lexer.readCode(isInterpolation: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(position + distance) ? bytes[position + distance] : nil
  }

  private func isNext(_ text: String, after distance: Int = 0) -> Bool {
    bytes.dropFirst(position + distance).starts(with: text.utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if byte() == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Reads to the text's end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var open = 1
    while let next = byte() {
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "#") || next == UInt8(ascii: "\""), skipsLiteral()
      {
        continue
      } else if next.isPartOfWord || next == UInt8(ascii: "`") {
        readWord()
      } else {
        if next == UInt8(ascii: "(") { open += 1 }
        if next == UInt8(ascii: ")") { open -= 1 }
        if isInterpolation, open == 0 { return advance() }
        if next > UInt8(ascii: " ") {
          tokens.append(SwiftToken(text: String(UnicodeScalar(next)), line: line))
        }
        advance()
      }
    }
  }

  /// Skips the comment or literal that begins here; false if none does.
  private mutating func skipsLiteral() -> Bool {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if isNext("//") {
      skip(to: "\n")
    } else if isNext("/*") {
      skipComment()
    } else if isNext("\"", after: hashes) {
      skipString(hashes: hashes)
    } else if isNext("/", after: hashes), hashes > 0 || beginsPattern {
      advance(hashes + 1)
      skip(to: "/" + String(repeating: "#", count: hashes))
      advance(hashes + 1)
    } else {
      return false
    }
    return true
  }

  /// Whether the slash here begins a regular expression: no value stands before it, and another closes it in its line.
  private var beginsPattern: Bool {
    guard let last = tokens.last?.text, "(,=:[{".contains(last), let next = byte(1), next > UInt8(ascii: " ")
    else { return false }
    return bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "/"))
  }

  private mutating func skip(to end: String) {
    while byte() != nil, !isNext(end) { advance(byte() == UInt8(ascii: "\\") ? 2 : 1) }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") { depth += 1 }
      if isNext("*/") { depth -= 1 }
      advance(isNext("/*") || isNext("*/") ? 2 : 1)
    } while depth > 0 && byte() != nil
  }

  private mutating func skipString(hashes: Int) {
    let isLong = isNext("\"\"\"", after: hashes)
    let fence = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    advance(end.utf8.count)
    while let next = byte(), !isNext(end) {
      if !isLong, next == UInt8(ascii: "\n") { return }
      if isNext(escape + "(") {
        advance(escape.utf8.count + 1)
        readCode(isInterpolation: true)
      } else {
        advance(isNext(escape) ? escape.utf8.count + 1 : 1)
      }
    }
    advance(end.utf8.count)
  }

  private mutating func readWord() {
    let isQuoted = byte() == UInt8(ascii: "`")
    if isQuoted { advance() }
    let word = bytes[position...].prefix(while: \.isPartOfWord)
    // A name between backticks is no keyword; the sign keeps the two apart.
    let text = (isQuoted ? "`" : "") + String(decoding: word, as: UTF8.self)
    tokens.append(SwiftToken(text: text, line: line))
    advance(word.count + (isQuoted ? 1 : 0))
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
