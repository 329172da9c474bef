/// The expression behind a parameter's `=`.
///
/// Two default arguments are equal if only their spelling differs: white space, semicolons between lines, a comma after
/// the last element, parentheses around the whole, the notation of numbers, and the long names of arrays and
/// dictionaries.
public struct DefaultArgument: Sendable {
  private let text: String
  private let words: [String]

  /// Makes a default argument from its source text.
  init(_ text: String) {
    self.text = text
    words = Self.sugared(Self.withoutParentheses(Self.words(of: Tokenizer.tokens(of: text))))
  }

  /// The type of the value, as far as its first words tell.
  ///
  /// They tell the type of a literal, of `Name(…)`, of `Name.self`, and of a closure that contains nothing but one of
  /// these.
  public var namedType: TypeExpression? {
    if text.hasPrefix("{"), text.hasSuffix("}") {
      return DefaultArgument(String(text.dropFirst().dropLast()).trimmed).namedType
    }
    if let literal = Self.literalType(of: words) { return literal }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let path = name.split(separator: ".")
    let rest = text[name.endIndex...]
    let isMetatype = path.last == "self" && rest.isEmpty
    guard isMetatype || rest.hasPrefix("("), path.first?.first?.isUppercase == true else { return nil }
    let names = isMetatype ? path.dropLast() : path[...]
    guard names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return .named(names.map { TypeName(String($0)) })
  }

  /// The expression without the names of `modules` in front of what they declare.
  public func withoutNames(ofModules modules: Set<String>) -> DefaultArgument {
    let tokens = Tokenizer.tokens(of: text)
    var rest = text[...]
    var kept = ""
    for index in tokens.indices.dropLast(2) where modules.contains(String(tokens[index].text)) {
      let isMember = index > 0 && tokens[index - 1].text == "."
      guard !isMember, tokens[index + 1].text == ".", tokens[index + 2].kind == .word else { continue }
      kept += rest[..<tokens[index].text.startIndex]
      rest = text[tokens[index + 2].text.startIndex...]
    }
    return kept.isEmpty && rest.count == text.count ? self : DefaultArgument(kept + rest)
  }

  /// The type that a literal has where nothing says otherwise, or nil if `words` are none.
  private static func literalType(of words: [String]) -> TypeExpression? {
    func named(_ name: String) -> TypeExpression { .named([TypeName(name)]) }
    guard let first = words.first else { return nil }
    if first == "[", words.last == "]" {
      let element = words.dropFirst().dropLast().prefix { $0 != "," }
      return element.contains(":") ? nil : literalType(of: Array(element)).map { .array($0) }
    }
    if first == "-", words.count > 1, words[1] != "-" { return literalType(of: Array(words.dropFirst())) }
    if first.hasPrefix("\"") { return named("String") }
    if words == ["true"] || words == ["false"] { return named("Bool") }
    // Some names are numbers to `Double`, such as `infinity`.
    guard first.first?.isNumber == true, words.count == 1 || words.count == 3 && words[1] == "." else {
      return nil
    }
    let digits = words.joined()
    return digits.allSatisfy(\.isNumber) ? named("Int") : Double(digits).map { _ in named("Double") }
  }

  private static func words(of tokens: [Token]) -> [String] {
    var words: [String] = []
    for (index, token) in tokens.enumerated() where token.text != ";" {
      let next = tokens.dropFirst(index + 1).first?.text
      if token.text == ",", next == ")" || next == "]" { continue }
      let isNumber = token.kind == .word && token.text.first?.isNumber == true
      let word = isNumber ? Self.plainNumber(String(token.text)) : String(token.text)
      if let last = words.last, !token.followsSpace, token.kind == .symbol, isOneOperator(last, word) {
        words[words.count - 1] = last + word
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// `255` for `0xFF`, `1000` for `1_000`; a fraction is left as it is written.
  private static func plainNumber(_ word: String) -> String {
    let digits = word.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      if let value = UInt64(digits.dropFirst(2), radix: radix) { return String(value) }
    }
    return digits
  }

  /// `a + b` for `(a + b)`; the parentheses of a tuple stay.
  private static func withoutParentheses(_ words: [String]) -> [String] {
    guard words.count > 2, words.first == "(", words.last == ")" else { return words }
    let inner = words.dropFirst().dropLast()
    var depth = 0
    for word in inner {
      depth += word == "(" || word == "[" || word == "{" ? 1 : 0
      depth -= word == ")" || word == "]" || word == "}" ? 1 : 0
      if depth < 0 || depth == 0 && (word == "," || word == ":") { return words }
    }
    return withoutParentheses(Array(inner))
  }

  /// `[Int]` for `Array<Int>`, and `[Int: Bool]` for `Dictionary<Int, Bool>`.
  private static func sugared(_ words: [String]) -> [String] {
    guard
      let start = words.indices.dropLast().first(where: { index in
        ["Array", "Dictionary"].contains(words[index]) && words[index + 1] == "<"
          && (index == 0 || words[index - 1] != ".")
      })
    else { return words }
    var inner: [String] = []
    var depth = 0
    for (index, word) in words.enumerated().dropFirst(start + 2) {
      // `>>` closes two lists and is one word.
      let closed = word.allSatisfy { $0 == ">" } ? word.count : 0
      if closed > depth {
        inner += Array(repeating: ">", count: depth)
        let rest = Array(repeating: ">", count: closed - depth - 1) + words[(index + 1)...]
        return Array(words[..<start]) + ["["] + sugared(inner) + ["]"] + sugared(rest)
      }
      depth +=
        (word == "<" || word == "(" || word == "[" ? 1 : 0) - closed - (word == ")" || word == "]" ? 1 : 0)
      inner.append(word == "," && depth == 0 && words[start] == "Dictionary" ? ":" : word)
    }
    return words
  }

  /// Whether two symbols next to each other are one operator: `..<`, and `&-` where `& -` are two.
  private static func isOneOperator(_ left: String, _ right: String) -> Bool {
    guard let end = left.last, let start = right.first else { return false }
    if end == "." || start == "." { return left.allSatisfy { $0 == "." } && ".<".contains(start) }
    return "/=-+*%<>&|^~".contains(end) && "/=-+*%<>&|^~".contains(start)
  }
}

extension DefaultArgument: Hashable {
  /// Whether both are equal except for their spelling.
  public static func == (left: DefaultArgument, right: DefaultArgument) -> Bool { left.words == right.words }

  /// Hashes the words, in the spelling that equal expressions share.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension DefaultArgument: CustomStringConvertible {
  /// The expression as its author wrote it.
  public var description: String { text }
}
