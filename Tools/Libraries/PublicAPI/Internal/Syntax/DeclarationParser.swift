/// Reads one declaration: a line of a baseline, or the text that the compiler prints for a symbol.
struct DeclarationParser {
  /// The conventions that the text follows.
  enum Dialect: Hashable, Sendable {
    /// Swift as the compiler prints it: a name without its context, parameters with two names.
    case swift
    /// A baseline: a name with its context, parameters with their labels only.
    case baseline
  }

  /// The largest number of bytes in a declaration; the longest of the standard library has less than a hundredth of it.
  private static let longestText = 0x10000

  var types: TypeParser
  let dialect: Dialect
  /// Whether a parameter list has no end.
  var isDamaged = false

  /// Reads `text`, or returns nil if it is not a declaration.
  static func parse(_ text: some StringProtocol, dialect: Dialect) -> Declaration? {
    guard text.utf8.count <= longestText else { return nil }
    var parser = DeclarationParser(text, dialect: dialect)
    guard let declaration = parser.declaration(), parser.types.cursor.isAtEnd, declaration.isNamed,
      !parser.isDamaged, !parser.types.isTooDeep
    else { return nil }
    return declaration
  }

  init(_ text: some StringProtocol, dialect: Dialect) {
    types = TypeParser(cursor: TokenCursor(Tokenizer.tokens(of: text)))
    self.dialect = dialect
  }

  var cursor: TokenCursor {
    get { types.cursor }
    _modify { yield &types.cursor }
  }

  mutating func declaration() -> Declaration? {
    var attributes: [AttributeText] = []
    while let attribute = attribute() { attributes.append(attribute) }
    var modifiers: Set<Modifier> = []
    while let modifier = modifier() { modifiers.insert(modifier) }
    guard let word = cursor.next(), let kind = DeclarationKind(rawValue: String(word.text)) else {
      return nil
    }
    var declaration = Declaration(kind: kind, name: "")
    declaration.modifiers = modifiers
    body(of: &declaration)
    declaration.adopt(attributes)
    return declaration
  }

  private mutating func body(of declaration: inout Declaration) {
    switch declaration.kind {
    case .operator:
      declaration.name = operatorName()
      if cursor.take(":") { declaration.detail = restOfText() }
    case .precedenceGroup:
      declaration.name = cursor.next().map { String($0.text) } ?? ""
      declaration.detail = cursor.isAt("{") ? cursor.takeGroup() : ""
    case .moduleImport:
      declaration.name = restOfText()
    case .conformance:
      declaration.context = dottedName()
      inheritance(of: &declaration)
    default:
      name(of: &declaration)
      if declaration.kind == .initializer { declaration.failability = failability() }
      generics(of: &declaration)
      signature(of: &declaration)
    }
    whereClause(of: &declaration)
  }

  private mutating func signature(of declaration: inout Declaration) {
    switch declaration.kind {
    case .variable, .constant:
      if cursor.take(":") { declaration.type = types.type() }
      whereClause(of: &declaration)
      declaration.accessors = accessors(of: declaration.kind)
    case .typeAlias:
      if cursor.take("=") { declaration.type = types.type() }
    case .function, .initializer, .subscript, .macro, .enumerationCase:
      if cursor.isAt("(") { declaration.parameters = parameters(of: declaration) }
      declaration.effects = types.effects()
      if cursor.take("->") { declaration.type = types.type() }
      whereClause(of: &declaration)
      if declaration.kind == .subscript { declaration.accessors = accessors(of: .variable) }
      if declaration.kind == .macro, cursor.take("=") { _ = restOfText() }
    default:
      inheritance(of: &declaration)
      if declaration.kind == .associatedType, cursor.take("=") { declaration.type = types.type() }
    }
  }

  mutating func attribute() -> AttributeText? {
    guard cursor.isAt("@") else { return nil }
    _ = cursor.next()
    let start = cursor.position
    _ = cursor.next()
    while cursor.isAt("."), cursor.peek(1)?.kind == .word {
      _ = cursor.next()
      _ = cursor.next()
    }
    var attribute = AttributeText(name: cursor.text(from: start))
    if cursor.isAt("<") {
      cursor.rewind(to: start)
      attribute.type = types.type()
    }
    if let paren = cursor.current, paren.text == "(", !paren.followsSpace {
      attribute.arguments = cursor.takeGroup()
    }
    return attribute
  }

  private mutating func modifier() -> Modifier? {
    guard let word = cursor.current, word.kind == .word, let following = cursor.peek(1) else { return nil }
    let isClassModifier = word.text == "class" && DeclarationModifiers.canFollowClass(following.text)
    guard isClassModifier || DeclarationModifiers.known.contains(word.text) else { return nil }
    let start = cursor.position
    _ = cursor.next()
    if cursor.isAt("(") { _ = cursor.takeGroup() }
    return Modifier(cursor.text(from: start))
  }

  private mutating func failability() -> Failability {
    if cursor.take("?") { return .optional }
    return cursor.take("!") ? .implicitlyUnwrapped : .none
  }

  private mutating func inheritance(of declaration: inout Declaration) {
    guard cursor.take(":") else { return }
    repeat {
      declaration.inheritance.append(types.type())
    } while cursor.take(",")
  }

  mutating func restOfText() -> String {
    let start = cursor.position
    while cursor.next() != nil {}
    return cursor.text(from: start)
  }
}

extension Declaration {
  /// Whether the text says what is declared.
  fileprivate var isNamed: Bool { kind == .conformance ? !context.isEmpty : !name.isEmpty }
}
