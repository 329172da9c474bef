/// Splits a textual module interface into its declarations, each with the types around it.
struct InterfaceScanner {
  private var context: [String] = []
  private var declarations: [Declaration] = []
  private var pending: [Substring] = []
  /// For every open brace whether it belongs to a type or extension, and so adds to the context.
  private var scopes: [Int] = []

  static func declarations(in interface: String) -> [Declaration] {
    var scanner = InterfaceScanner()
    for line in interface.split(separator: "\n") { scanner.scan(line) }
    return scanner.declarations
  }

  private mutating func scan(_ rawLine: Substring) {
    let line = Substring(rawLine.trimmed)
    if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") { return }
    if line == "}" {
      if let depth = scopes.popLast() { context.removeLast(depth) }
      return
    }
    pending.append(line)
    // An attribute on a line of its own belongs to the declaration below it.
    if line.hasPrefix("@"), !line.hasSuffix("{"),
      DeclarationParser.parse(line.droppingBody, dialect: .swift) == nil
    {
      return
    }
    let text = pending.joined(separator: " ")
    pending = []
    open(text, isBlock: line.hasSuffix("{"))
  }

  private mutating func open(_ text: String, isBlock: Bool) {
    if isBlock, text.contains("precedencegroup ") {
      scopes.append(0)
      declarations.append(Declaration(kind: .precedenceGroup, name: text.groupName))
      return
    }
    if let group = declarations.indices.last, isInGroup {
      let separator = declarations[group].detail.isEmpty ? "" : "; "
      declarations[group].detail += separator + text
      return
    }
    var declaration = DeclarationParser.parse(Substring(text).droppingBody, dialect: .swift)
    let path = declaration?.extendedPath ?? declaration.map { $0.kind.isType ? [$0.name] : [] } ?? []
    declaration?.context = context
    if let declaration, declaration.kind != .conformance { declarations.append(declaration) }
    guard isBlock else { return }
    scopes.append(path.count)
    context += path
  }

  /// Whether the lines here are those of a precedence group.
  private var isInGroup: Bool {
    scopes.last == 0 && declarations.last?.kind == .precedenceGroup
  }
}

extension Declaration {
  /// For an extension the path of the extended type without its module.
  fileprivate var extendedPath: [String]? {
    guard kind == .conformance else { return nil }
    return context.count > 1 ? Array(context.dropFirst()) : context
  }
}

extension StringProtocol {
  /// The text without an opening brace at its end.
  fileprivate var droppingBody: String {
    hasSuffix("{") ? String(dropLast()).trimmed : String(self)
  }

  /// The second word of `precedencegroup Name {`.
  fileprivate var groupName: String {
    let words = split(separator: " ")
    return words.firstIndex(of: "precedencegroup").flatMap { index in
      words.dropFirst(index + 1).first.map { String($0) }
    } ?? ""
  }
}
