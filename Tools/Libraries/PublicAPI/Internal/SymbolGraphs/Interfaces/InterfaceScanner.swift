import Foundation

/// Splits a textual module interface into its declarations, each with the types around it.
struct InterfaceScanner {
  private var context: [String] = []
  private var declarations: [Declaration] = []
  private var pending: [Substring] = []
  private var scopes: [Scope] = []
  /// How many braces of an inlinable body are open.
  private var bodyDepth = 0

  /// What an open brace belongs to.
  private struct Scope {
    /// How many names of types the scope adds to the context.
    var depth = 0
    /// The index of the property or subscript whose accessors are in the scope.
    var storage: Int?
    /// Whether the scope is an extension whose members only classes have.
    var isClassBound = false
  }

  static func declarations(in interface: String) -> [Declaration] {
    var scanner = InterfaceScanner()
    for line in interface.split(separator: "\n") { scanner.scan(line) }
    return scanner.declarations
  }

  private mutating func scan(_ rawLine: Substring) {
    let line = Substring(rawLine.trimmingCharacters(in: .whitespaces))
    if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") { return }
    if bodyDepth > 0 {
      bodyDepth += line.bracesLeftOpen
      return
    }
    if line == "}" {
      if let scope = scopes.popLast() { context.removeLast(scope.depth) }
      return
    }
    if let storage = scopes.last?.storage {
      accessor(line, of: storage)
      return
    }
    pending.append(line)
    // An attribute on a line of its own belongs to the declaration below it.
    if line.hasPrefix("@"), !line.hasSuffix("{"),
      Declaration(printed: line.droppingBody) == nil
    {
      return
    }
    let text = pending.joined(separator: " ")
    pending = []
    open(text, isBlock: line.hasSuffix("{"))
  }

  private mutating func open(_ text: String, isBlock: Bool) {
    if isBlock, text.contains("precedencegroup ") {
      scopes.append(Scope())
      declarations.append(Declaration(kind: .precedenceGroup, name: text.groupName))
      return
    }
    if let group = declarations.indices.last, isInGroup {
      let separator = declarations[group].detail.isEmpty ? "" : "; "
      declarations[group].detail += separator + text
      return
    }
    var declaration = Declaration(printed: Substring(text).droppingBody)
    let path = declaration?.extendedPath ?? declaration.map { $0.kind.isType ? [$0.name] : [] } ?? []
    declaration?.context = context
    if scopes.last?.isClassBound == true { declaration?.requirements.append(.classBound) }
    let isStored = declaration?.kind == .variable && !text.contains("{") || text.contains("@_hasStorage ")
    if isStored { declaration?.accessors?.insert(.lendingGetter) }
    if let declaration, declaration.kind != .conformance { declarations.append(declaration) }
    guard isBlock else { return }
    if declaration?.kind == .function || declaration?.kind == .initializer || text.hasSuffix("deinit {") {
      bodyDepth = 1
      return
    }
    var scope = Scope(depth: path.count)
    if let declaration, declaration.kind.isStorage || declaration.kind == .subscript {
      declarations[declarations.count - 1].accessors = isStored ? [.lendingGetter] : []
      scope.storage = declarations.count - 1
    }
    scope.isClassBound =
      declaration?.kind == .conformance && declaration?.requirements.contains(.classBound) == true
    scopes.append(scope)
    context += path
  }

  /// Records what clients may do through an accessor; its attributes are in front of it and on the lines above.
  private mutating func accessor(_ line: Substring, of storage: Int) {
    let accessor = line.droppingAttributes
    if line.dropLast(accessor.count).contains("unavailable") { pending = [line] }
    if accessor.isEmpty { return }
    let words = accessor.split { !$0.isLetter && $0 != "_" }
    if pending.isEmpty {
      switch words.first(where: { !$0.hasSuffix("mutating") && $0 != "yielding" }) {
      case "set", "_modify", "modify", "mutate", "unsafeMutableAddress":
        declarations[storage].accessors?.insert(.setter)
      case "_read", "read", "borrow", "unsafeAddress":
        declarations[storage].accessors?.insert(.lendingGetter)
      default: break
      }
    }
    pending = []
    bodyDepth = max(0, line.bracesLeftOpen)
  }

  /// Whether the line is in a precedence group.
  private var isInGroup: Bool {
    scopes.last?.depth == 0 && declarations.last?.kind == .precedenceGroup
  }
}

extension Declaration {
  /// The path of the extended type without its module; nil if this is not an extension.
  fileprivate var extendedPath: [String]? {
    guard kind == .conformance else { return nil }
    return context.count > 1 ? Array(context.dropFirst()) : context
  }
}

extension StringProtocol {
  /// The text without an opening brace at its end.
  fileprivate var droppingBody: String {
    hasSuffix("{") ? dropLast().trimmingCharacters(in: .whitespaces) : String(self)
  }

  /// The text behind the attributes that it begins with.
  fileprivate var droppingAttributes: Substring {
    var rest = self[...]
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if rest.first == "(" {
        var depth = 0
        let end = rest.firstIndex { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth == 0
        }
        rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      }
      rest = rest.drop { $0 == " " }
    }
    return Substring(rest)
  }

  /// The second word of `precedencegroup Name {`.
  fileprivate var groupName: String {
    let words = split(separator: " ")
    return words.firstIndex(of: "precedencegroup").flatMap { index in
      words.dropFirst(index + 1).first.map { String($0) }
    } ?? ""
  }
}

extension GenericRequirement {
  /// What an extension's `where Self: AnyObject` asks for.
  static let classBound = GenericRequirement.conformance(
    .named([TypeName("Self")]), .named([TypeName("AnyObject")]))
}
