/// Reads from a module's textual interface what its symbol graphs do not show.
enum InterfaceReader {
  /// What stays unseen without a textual interface.
  static let factsOnlyInterfacesShow = [
    "operator and precedence group declarations",
    "re-exported and plainly imported modules",
    "suppressed conformances of types, such as ~Copyable",
    "availability in asynchronous contexts (noasync)",
  ]

  /// The declarations with everything added that only `interface` shows.
  static func supplement(_ declarations: [Declaration], from interface: String) -> [Declaration] {
    let found = InterfaceScanner.declarations(in: interface)
    var suppressed: [[String]: [TypeExpression]] = [:]
    var noAsync: Set<String> = []
    var extra: [Declaration] = []
    for declaration in found {
      switch declaration.kind {
      case .operator, .precedenceGroup: extra.append(declaration)
      case .moduleImport: extra += [declaration].filter { !isImplicit($0.name) }
      case _ where declaration.kind.isType:
        let path = declaration.context + [declaration.name]
        let inherited = declaration.inheritance.filter(\.isSuppression)
        if !inherited.isEmpty { suppressed[path] = inherited.map(\.unqualified) }
      default:
        if declaration.availability.contains(where: \.isNoAsync) { noAsync.insert(identity(of: declaration)) }
      }
    }
    return declarations.map { supplement($0, suppressed: suppressed, noAsync: noAsync) } + extra
  }

  private static func supplement(
    _ declaration: Declaration, suppressed: [[String]: [TypeExpression]], noAsync: Set<String>
  ) -> Declaration {
    var declaration = declaration
    if declaration.kind.isType, let types = suppressed[declaration.context + [declaration.name]] {
      declaration.inheritance += types.filter { !declaration.inheritance.contains($0) }
    }
    if !noAsync.isEmpty, noAsync.contains(identity(of: declaration)) {
      var availability = Availability(domain: "*")
      availability.isNoAsync = true
      declaration.availability.append(availability)
    }
    declaration.normalise()
    return declaration
  }

  /// What names one overload in an interface and in a graph alike: types are spelled differently there.
  private static func identity(of declaration: Declaration) -> String {
    let types = (declaration.parameters ?? []).map { $0.type.unqualified.description }
    return "\(declaration.kind.rawValue) \(declaration.title) \(types)"
  }

  /// Modules that the compiler adds to every interface.
  private static func isImplicit(_ module: String) -> Bool {
    module == "Swift" || module == "SwiftOnoneSupport" || module.hasPrefix("_")
  }
}

extension TypeExpression {
  fileprivate var isSuppression: Bool {
    if case .suppressed = self { true } else { false }
  }

  /// The type with the last part of every dotted name only.
  fileprivate var unqualified: TypeExpression {
    mapped { type in
      guard case .named(let path) = type, let last = path.last else { return type }
      return .sugared(last)
    }
  }
}
