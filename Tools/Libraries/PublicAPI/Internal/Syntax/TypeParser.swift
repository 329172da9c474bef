/// Reads type expressions, normalising sugar: `Optional<A>` is `A?`, `Array<A>` is `[A]`, `()` is `Void`.
struct TypeParser {
  /// How deep types may be nested: as deep as the compiler's own parser goes.
  private static let deepestNesting = 256
  /// How many `?`, `!` and member names may follow one type.
  private static let longestSuffix = 64

  var cursor: TokenCursor
  /// Whether types were nested deeper than any compiler reads; the rest of the text was not read then.
  private(set) var isTooDeep = false
  private var depth = 0

  init(cursor: TokenCursor) {
    self.cursor = cursor
  }

  /// Words that may stand before a type and say how a value is passed.
  private static let specifiers: Set<Substring> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "nonisolated",
  ]

  static func parse(_ text: some StringProtocol) -> TypeExpression {
    var parser = TypeParser(cursor: TokenCursor(Tokenizer.tokens(of: text)))
    let type = parser.type()
    return parser.cursor.isAtEnd && !parser.isTooDeep ? type : .verbatim(String(text))
  }

  mutating func type() -> TypeExpression {
    var attributes: [TypeAttribute] = []
    while let attribute = attribute() { attributes.append(attribute) }
    let base = composition()
    if attributes.isEmpty { return base }
    return .attributed(attributes.sorted { $0.description < $1.description }, base)
  }

  private mutating func attribute() -> TypeAttribute? {
    guard let token = cursor.current else { return nil }
    if token.text == "@" {
      let start = cursor.position
      _ = cursor.next()
      skipDottedName()
      // `@convention(c)` carries arguments, but in `@escaping (A) -> B` the parenthesis belongs to the type.
      if let paren = cursor.current, paren.text == "(", !paren.followsSpace { _ = cursor.takeGroup() }
      return TypeAttribute(cursor.text(from: start))
    }
    guard Self.specifiers.contains(token.text), let following = cursor.peek(1), following.text != "." else {
      return nil
    }
    let start = cursor.position
    _ = cursor.next()
    if cursor.isAt("("), cursor.peek(1)?.text == "nonsending" || cursor.peek(1)?.text == "unsafe" {
      _ = cursor.takeGroup()
    }
    return TypeAttribute(cursor.text(from: start))
  }

  private mutating func skipDottedName() {
    _ = cursor.next()
    while cursor.isAt("."), cursor.peek(1)?.kind == .word {
      _ = cursor.next()
      _ = cursor.next()
    }
  }

  private mutating func composition() -> TypeExpression {
    let first = prefixed()
    guard cursor.isAt("&") else { return first }
    var members = [first]
    while cursor.take("&") { members.append(prefixed()) }
    // `any P & Q` parses as `any (P & Q)`: the keyword reaches over the whole composition.
    switch first {
    case .any(let inner): return .any(.composed([inner] + members.dropFirst()))
    case .some(let inner): return .some(.composed([inner] + members.dropFirst()))
    default: return .composed(members)
    }
  }

  private mutating func prefixed() -> TypeExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { return giveUp() }
    if cursor.take("some") { return .some(prefixed()) }
    if cursor.take("any") { return .any(prefixed()) }
    if cursor.take("~") { return .suppressed(prefixed()) }
    if cursor.take("repeat") { return .packExpansion(type()) }
    if cursor.isAt("each"), cursor.peek(1)?.kind == .word {
      _ = cursor.next()
      return .packElement(prefixed())
    }
    return postfixed(primary())
  }

  private mutating func postfixed(_ base: TypeExpression) -> TypeExpression {
    var type = base
    var length = 0
    while let token = cursor.current {
      length += 1
      guard length <= Self.longestSuffix else { return giveUp() }
      switch token.text {
      case "?":
        _ = cursor.next()
        type = .optional(type)
      case "!":
        _ = cursor.next()
        type = .implicitlyUnwrapped(type)
      case ".":
        guard let name = cursor.peek(1), name.kind == .word else { return type }
        _ = cursor.next()
        type = type.member(nameWithArguments())
      default: return type
      }
    }
    return type
  }

  private mutating func giveUp() -> TypeExpression {
    isTooDeep = true
    cursor.skipAll()
    return .verbatim("")
  }

  private mutating func primary() -> TypeExpression {
    if cursor.isAt("(") { return tupleOrFunction() }
    if cursor.isAt("[") { return bracketed() }
    if cursor.current?.kind == .word { return TypeExpression.sugared(nameWithArguments()) }
    let start = cursor.position
    _ = cursor.next()
    return .verbatim(cursor.text(from: start))
  }

  private mutating func nameWithArguments() -> TypeName {
    let name = String(cursor.next()?.text ?? "")
    guard cursor.isAt("<") else { return TypeName(name) }
    _ = cursor.next()
    var arguments: [TypeExpression] = []
    while !cursor.isAtEnd, !cursor.isAt(">") {
      arguments.append(type())
      if !cursor.take(",") { break }
    }
    _ = cursor.take(">")
    return TypeName(name, arguments: arguments)
  }

  private mutating func bracketed() -> TypeExpression {
    _ = cursor.next()
    if cursor.peek(1)?.text == "of", let count = cursor.next() {
      _ = cursor.next()
      let element = type()
      _ = cursor.take("]")
      return .inlineArray(String(count.text), element)
    }
    let first = type()
    if cursor.take(":") {
      let value = type()
      _ = cursor.take("]")
      return .dictionary(first, value)
    }
    _ = cursor.take("]")
    return .array(first)
  }

  private mutating func tupleOrFunction() -> TypeExpression {
    let elements = tupleElements()
    let start = cursor.position
    let effects = effects()
    guard cursor.take("->") else {
      cursor.rewind(to: start)
      if elements.count == 1, let only = elements.first, only.label == nil, !only.type.isPackExpansion {
        return only.type
      }
      return .tuple(elements)
    }
    let parameters = elements.map { TupleElement(type: $0.type, isVariadic: $0.isVariadic) }
    return .function(parameters, effects, type())
  }

  private mutating func tupleElements() -> [TupleElement] {
    var elements: [TupleElement] = []
    _ = cursor.take("(")
    while !cursor.isAtEnd, !cursor.isAt(")") {
      var label: String?
      if cursor.peek(1)?.text == ":"
        || (cursor.peek(2)?.text == ":" && cursor.current?.kind == .word && cursor.peek(1)?.kind == .word)
      {
        let first = cursor.next().map { String($0.text) }
        label = first == "_" ? nil : first
        if !cursor.isAt(":") { _ = cursor.next() }
        _ = cursor.take(":")
      }
      let elementType = type()
      elements.append(TupleElement(label: label, type: elementType, isVariadic: cursor.take("...")))
      if !cursor.take(",") { break }
    }
    _ = cursor.take(")")
    return elements
  }

  mutating func effects() -> Set<Effect> {
    var effects: Set<Effect> = []
    if cursor.take("async") || cursor.take("reasync") { effects.insert(.async) }
    if cursor.take("rethrows") {
      effects.insert(.rethrows)
    } else if cursor.take("throws"), let effect = Effect.throwing(failure()) {
      effects.insert(effect)
    }
    return effects
  }

  private mutating func failure() -> TypeExpression {
    guard cursor.take("(") else { return .anyError }
    defer { _ = cursor.take(")") }
    return type()
  }
}
