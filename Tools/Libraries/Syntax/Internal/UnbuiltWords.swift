/// The names that stand in code which the compiler has not read, and those that such code may mean without spelling them.
struct UnbuiltWords {
  private(set) var words: [UnbuiltWord] = []
  /// How many of the words say of a declaration that other modules can see it.
  private(set) var visible = 0
  private let text: SourceText
  /// Where labels of arguments and parameters stand, which name no declaration.
  private var labels: Set<Int> = []

  /// Those in some bytes of a text, outside of `comments`; the text of literals may hold names, too.
  init(in range: Range<Int>, of text: SourceText, besides comments: [Range<Int>]) {
    self.text = text
    var comments = comments.filter { $0.overlaps(range) }[...]
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let comment = comments.first, comment.contains(offset) {
        offset = comment.upperBound
        comments.removeFirst()
      } else {
        offset = max(collect(at: offset), offset + 1)
      }
    }
  }

  /// Collects what begins at a byte, and returns its end.
  private mutating func collect(at offset: Int) -> Int {
    let end = text.endOfWord(at: offset)
    if end > offset {
      if !labels.contains(offset) { collect(text[offset..<end], at: offset, to: end) }
      return end
    }
    let byte = text.bytes[offset]
    switch byte {
    case UInt8(ascii: "["): if isApplied(at: offset) { add("subscript", offset) }
    case UInt8(ascii: "("):
      labels.formUnion(text.labels(in: offset))
      if offset > 0, [UInt8(ascii: "\\"), UInt8(ascii: "#")].contains(text.bytes[offset - 1]) {
        add("appendInterpolation", offset)
      }
      if isApplied(at: offset) { add("callAsFunction", offset) }
    case UInt8(ascii: "{"): add("callAsFunction", offset)
    default:
      let end = text.endOfOperator(at: offset)
      if end > offset + 1 || byte != Self.dot, end > offset {
        words.append(
          UnbuiltWord(word: text[offset..<end], offset: offset, literals: text.literals(beside: offset..<end))
        )
        return end
      }
    }
    return offset + 1
  }

  private mutating func collect(_ word: String, at offset: Int, to end: Int) {
    switch word {
    // To declare one uses none; behind a type, the type's name says which.
    case "init": if isBehindValue(offset) { add(word, offset, text.firstLabel(at: end)) }
    case "Self":
      if isMade(at: offset, to: end) { add("init", offset, text.firstLabel(at: endOfInitializer(from: end))) }
    case "case": add("~=", offset)
    default: add(word, offset, text.firstLabel(at: endOfInitializer(from: end)))
    }
    if let level = AccessLevel(word: word), level >= .package, isBeforeSpace(end) { visible += 1 }
    guard word == "extension" else { return }
    // What conforms to something may have any of its members stand for what is asked for.
    let name = text.bytes[end...].prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "{") }
    guard name.endIndex < text.bytes.count, text.bytes[name.endIndex] == UInt8(ascii: ":") else { return }
    let path = text[end..<name.endIndex].split { $0.isWhitespace || $0 == "<" }.first ?? ""
    guard let type = path.split(separator: ".").last else { return }
    words.append(UnbuiltWord(word: String(type), offset: offset, isConforming: true))
  }

  private mutating func add(_ word: String, _ offset: Int, _ label: String? = nil) {
    words.append(UnbuiltWord(word: word, offset: offset, label: label))
  }

  /// The end of `.init` behind a word that ends at a byte, or that byte.
  private func endOfInitializer(from end: Int) -> Int {
    let suffix = ".init"
    let next = end + suffix.utf8.count
    return text[end..<next] == suffix && text.endOfWord(at: next) == next ? next : end
  }

  private static let dot = UInt8(ascii: ".")

  /// Whether a word that ends there is no call, nor a part of a name.
  private func isBeforeSpace(_ end: Int) -> Bool {
    end < text.bytes.count && " \t\n".utf8.contains(text.bytes[end])
  }

  /// Whether a bracket belongs to what stands before it.
  private func isApplied(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return !" \t\n([{,:".utf8.contains(text.bytes[offset - 1])
  }

  /// Whether a value is made of the type whose name is there, which is not so where a function gives one back.
  private func isMade(at offset: Int, to end: Int) -> Bool {
    if endOfInitializer(from: end) > end { return true }
    switch text.bytes[end...].first(where: { !" \t".utf8.contains($0) }) {
    case UInt8(ascii: "("): return true
    case UInt8(ascii: "{"):
      let before = text.bytes[..<offset].lastIndex { !" \t\r\n".utf8.contains($0) }
      return before.map { text.bytes[$0] != UInt8(ascii: ">") } ?? true
    default: return false
    }
  }

  /// Whether a dot stands before a word, and no name of a type before that.
  private func isBehindValue(_ offset: Int) -> Bool {
    guard offset > 0, text.bytes[offset - 1] == Self.dot else { return false }
    let before = text.bytes[..<(offset - 1)]
    let start = before.lastIndex { !SourceText.isWord($0) }.map { $0 + 1 } ?? 0
    return !(text[start..<before.endIndex].first?.isUppercase ?? false)
  }
}
