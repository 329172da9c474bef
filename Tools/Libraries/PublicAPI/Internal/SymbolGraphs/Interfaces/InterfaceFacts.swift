/// What a module's textual interfaces show and its symbol graphs do not show.
struct InterfaceFacts {
  private var suppressed: [[String]: [TypeExpression]] = [:]
  private var noAsync: Set<String> = []
  private var fixities: [String: Modifier] = [:]
  private var disfavored: Set<String> = []
  private var nonsending: Set<String> = []
  private var wrapped: Set<String> = []
  /// The attributes by which closure arguments inherit from their context, for each parameter, by the overload.
  private var contexts: [String: [[DeclarationAttribute]]] = [:]
  private var projections: Set<String> = []
  private var readOnly: Set<String> = []
  private var classBound: Set<String> = []
  private var types: Set<String> = []
  private var operators: Set<Declaration> = []
  private var imports: Set<String> = []
  private var exports: Set<String> = []
  private var classes = ClassFacts()
  private var lending = LendingFacts()
  private var modules: Set<String> = ["Swift", "_Concurrency"]

  /// Whether the texts show every projected value, which synthesized interfaces do not.
  private let showsProjections: Bool

  /// Collects the facts of all `texts`; they describe one module and may repeat each other.
  init(in texts: [String], module: String, showsProjections: Bool) {
    modules.insert(module)
    self.showsProjections = showsProjections
    for text in texts {
      let declarations = InterfaceScanner.declarations(in: text)
      for declaration in declarations { record(declaration) }
      recordSetters(declarations)
    }
  }

  /// The declarations with everything added that only interfaces show.
  func supplement(_ declarations: [Declaration]) -> [Declaration] {
    classes.supplement(declarations.map(supplement), modules: modules) + operators + importDeclarations
  }

  private mutating func record(_ declaration: Declaration) {
    classes.record(declaration)
    lending.record(declaration)
    switch declaration.kind {
    case .operator, .precedenceGroup: operators.insert(declaration)
    case .moduleImport:
      // The compiler writes `import struct Module.Name` as `import Module/*.Name*/`.
      let parts = declaration.name.split(separator: "/*").map { String($0) }
      let module = parts.first ?? declaration.name
      modules.insert(module)
      guard !Self.implicitModules.contains(module) else { return }
      if declaration.has(.exported) {
        exports.insert(parts.joined().replacing("*/", with: ""))
      } else {
        imports.insert(module)
      }
    case _ where declaration.kind.isType || declaration.kind == .typeAlias:
      types.insert(declaration.name)
      let absent = declaration.inheritance.filter(\.isSuppression).map(\.unqualified)
      if !absent.isEmpty { suppressed[declaration.context + [declaration.name]] = absent }
    case _ where declaration.kind.isStorage && declaration.name.hasPrefix("$"):
      projections.insert(declaration.path)
    default:
      if declaration.availability.contains(where: { $0.facts.contains(.noAsync) }) {
        noAsync.insert(Self.identity(of: declaration))
      }
      if declaration.kind.isStorage, declaration.attributes.contains(where: \.isPropertyWrapperLike) {
        wrapped.insert(declaration.path)
      }
      if declaration.requirements.contains(.classBound) {
        classBound.insert(Self.overload(of: declaration))
      }
      let parameters = declaration.parameters ?? []
      if parameters.contains(where: { $0.attributes.contains(where: \.isOfContext) }) {
        contexts[Self.overload(of: declaration)] = parameters.map { $0.attributes.filter(\.isOfContext) }
      }
      if declaration.has(.disfavoredOverload) {
        disfavored.insert(Self.overload(of: declaration))
      }
      if declaration.modifiers.contains(.nonisolatedNonsending) {
        nonsending.insert(Self.overload(of: declaration))
      }
      if declaration.isOperator, let fixity = declaration.modifiers.first(where: Self.unaryFixities.contains)
      {
        fixities[Self.identity(of: declaration)] = fixity
      }
    }
  }

  /// Records properties without a setter.
  ///
  /// A requirement and its default implementation look alike, and the latter need not have a setter. If one of two such
  /// declarations has a setter, neither is recorded.
  private mutating func recordSetters(_ declarations: [Declaration]) {
    func names(settable: Bool) -> Set<String> {
      Set(declarations.filter { $0.accessors?.contains(.setter) == settable }.map(Self.overload))
    }
    readOnly.formUnion(names(settable: false).subtracting(names(settable: true)))
  }

  private func supplement(_ declaration: Declaration) -> Declaration {
    var declaration = declaration
    if declaration.kind.isType, let types = suppressed[declaration.context + [declaration.name]] {
      declaration.inheritance += types.filter { !declaration.inheritance.contains($0) }
    }
    if !noAsync.isEmpty, noAsync.contains(Self.identity(of: declaration)) {
      declaration.availability.append(Availability(domain: "*", facts: [.noAsync]))
    }
    if declaration.accessors?.contains(.setter) == true, readOnly.contains(Self.overload(of: declaration)) {
      // If a property has observers, the graph does not show that its setter is not public.
      declaration.accessors?.subtract([.setter, .nonmutatingSetter])
    }
    lending.supplement(&declaration)
    if !classBound.isEmpty, classBound.contains(Self.overload(of: declaration)),
      !declaration.requirements.contains(.classBound), declaration.requirement == .none
    {
      declaration.requirements.append(.classBound)
    }
    if isWrappedInvisibly(declaration) { declaration.attributes.removeAll(where: \.isPropertyWrapperLike) }
    if !disfavored.isEmpty, disfavored.contains(Self.overload(of: declaration)),
      !declaration.has(.disfavoredOverload)
    {
      declaration.attributes.append(.known(.disfavoredOverload))
    }
    if !nonsending.isEmpty, nonsending.contains(Self.overload(of: declaration)) {
      // An upcoming feature adds this modifier to every async function, and symbol graphs show it on none.
      declaration.modifiers.remove(.nonisolated)
      declaration.modifiers.insert(.nonisolatedNonsending)
    }
    if !contexts.isEmpty, let contexts = contexts[Self.overload(of: declaration)] {
      for (index, attributes) in contexts.enumerated() {
        let known = declaration.parameters?[index].attributes ?? []
        declaration.parameters?[index].attributes += attributes.filter { !known.contains($0) }
      }
    }
    if declaration.isOperator, let fixity = fixities[Self.identity(of: declaration)] {
      declaration.modifiers.insert(fixity)
    }
    declaration.normalise()
    return declaration
  }

  /// Whether clients see neither the type of the property's wrapper nor a projected value.
  ///
  /// On a requirement, an attribute that looks like a wrapper is a result builder.
  private func isWrappedInvisibly(_ property: Declaration) -> Bool {
    guard showsProjections, property.kind.isStorage, property.requirement == .none,
      wrapped.contains(property.path)
    else { return false }
    let projection = (property.context + ["$" + property.name]).joined(separator: ".")
    let wrappers = property.attributes.filter(\.isPropertyWrapperLike).compactMap { attribute in
      if case .custom(.named(let path), _) = attribute { path.last?.name } else { nil }
    }
    return !projections.contains(projection) && types.isDisjoint(with: wrappers)
  }

  private var importDeclarations: [Declaration] {
    let plain = imports.subtracting(exports).map { Declaration(kind: .moduleImport, name: $0) }
    return plain + exports.map(Declaration.reexport)
  }

  private static let unaryFixities: Set<Modifier> = [.prefix, .postfix]

  /// A name for the declaration that is the same in an interface and in a graph, although they spell types differently.
  static func identity(of declaration: Declaration) -> String {
    let types = (declaration.parameters ?? []).map { $0.type.unqualified.description }
    return "\(declaration.kind.rawValue) \(declaration.title) \(types)"
  }

  /// A name that also differs for overloads that only differ in their results.
  static func overload(of declaration: Declaration) -> String {
    let isStatic = !declaration.modifiers.isDisjoint(with: [.static, .class])
    return identity(of: declaration) + (declaration.type ?? .void).unqualified.description
      + (isStatic ? " static" : "")
  }

  /// The modules that the compiler adds to every interface; clients import them in any case.
  private static let implicitModules: Set<String> = [
    "Swift", "SwiftOnoneSupport", "SwiftShims", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
  ]
}

extension TypeExpression {
  /// The type with only the last part of every dotted name, and without what symbol graphs leave out.
  fileprivate var unqualified: TypeExpression {
    mapped { type in
      if case .named(let path) = type { return path.last.map(TypeExpression.sugared) ?? type }
      return type.removingAttributes { $0 == .nonisolatedNonsending }
    }
  }
}
