/// Turns the symbol graphs of one module into its surface.
struct SurfaceBuilder {
  private let module: String
  private var typePaths: [String: [String]] = [:]
  private var typeRequirements: [String: Set<GenericRequirement>] = [:]
  private var typeParameters: [String: [String]] = [:]
  private var parents: [String: String] = [:]
  /// For every type the conformances that its generic parameters need not have, such as `T: Copyable`.
  private var suppressed: [String: Set<GenericRequirement>] = [:]
  private var requirementRoles: [String: RequirementRole] = [:]
  private var defaults: [(implementation: String, requirement: String)] = []
  private var superclasses: [String: Relationship] = [:]
  private var protocols: Set<String> = []
  /// The names of the primary associated types of each protocol.
  private var primary: [String: [String]] = [:]
  private var declarations: [Declaration] = []

  static func declarations(of graphs: [SymbolGraph], module: String) -> [Declaration] {
    var builder = SurfaceBuilder(module: module)
    for graph in graphs { builder.index(graph) }
    builder.grantDefaults(from: graphs)
    for graph in graphs { builder.add(graph) }
    return builder.declarations
  }

  private init(module: String) {
    self.module = module
  }

  private mutating func index(_ graph: SymbolGraph) {
    var constrained: Set<String> = []
    for symbol in graph.symbols {
      if symbol.isProtocol {
        protocols.insert(symbol.usr)
        let names = Declaration(printed: symbol.text)?.generics.map(\.name) ?? []
        if !names.isEmpty { primary[symbol.path.joined(separator: ".")] = names }
      }
      if symbol.isType || symbol.isExtension {
        typePaths[symbol.usr] = symbol.path
      }
      if symbol.isType {
        typeRequirements[symbol.usr] = Set(
          symbol.constraints.map(\.requirement))
        if symbol.text.contains("<"), !symbol.isProtocol {
          typeParameters[symbol.usr] = Declaration(printed: symbol.text)?.generics.map(\.name)
        }
        if symbol.text.contains("~") { suppressed[symbol.usr] = symbol.suppressedRequirements }
      }
      let own = symbol.extensionConstraints
      if own.contains(where: { !$0.isImplied }) { constrained.insert(symbol.usr) }
    }
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf": parents[relationship.source] = relationship.target
      case "requirementOf" where requirementRoles[relationship.source] == nil:
        requirementRoles[relationship.source] = .required
      case "optionalRequirementOf": requirementRoles[relationship.source] = .optional
      case "defaultImplementationOf" where !constrained.contains(relationship.source):
        defaults.append((relationship.source, relationship.target))
      case "inheritsFrom": superclasses[relationship.source] = relationship
      default: break
      }
    }
  }

  /// Marks the requirements that have a default implementation.
  ///
  /// The graph also lists members that only look like one.
  private mutating func grantDefaults(from graphs: [SymbolGraph]) {
    let wanted = Set(defaults.flatMap { [$0.implementation, $0.requirement] })
    if wanted.isEmpty { return }
    var symbols: [String: Declaration] = [:]
    for symbol in graphs.lazy.flatMap(\.symbols) where wanted.contains(symbol.usr) {
      symbols[symbol.usr] = Declaration(printed: symbol.text)
      symbols[symbol.usr]?.context = symbol.path.dropLast()
    }
    var parents: [[String]: Set<[String]>] = [:]
    for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
      guard let path = typePaths[relationship.source], let parent = typePaths[relationship.target] else {
        continue
      }
      parents[path, default: []].insert(parent)
    }
    for (implementation, requirement) in defaults {
      if let asked = symbols[requirement], let given = symbols[implementation] {
        // A default implementation in a protocol serves the protocols that inherit from it, and not the other way
        // round.
        var reached: Set<[String]> = []
        var open = [asked.context]
        while let next = open.popLast() {
          if reached.insert(next).inserted { open += parents[next] ?? [] }
        }
        if !given.canServe(as: asked) || !reached.contains(given.context) { continue }
      }
      requirementRoles[requirement] = .defaulted
    }
  }

  private mutating func add(_ graph: SymbolGraph) {
    for symbol in graph.symbols where !symbol.isExtension {
      if let declaration = declaration(of: symbol) { declarations.append(declaration) }
    }
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      if let conformance = conformance(relationship) { declarations.append(conformance) }
    }
  }

  private func declaration(of symbol: Symbol) -> Declaration? {
    guard var declaration = Declaration(printed: symbol.text) else {
      return verbatim(symbol)
    }
    declaration.context = Array(symbol.path.dropLast())
    declaration.addOpaqueArguments(from: symbol, primary: primary)
    if symbol.accessLevel == "open" { declaration.modifiers.insert(.open) }
    declaration.requirement = requirementRoles[symbol.usr] ?? .none
    declaration.availability = symbol.availability
    declaration.location = symbol.location
    declaration.mangledName = symbol.mangledName
    declaration.typeOrigins = symbol.typeOrigins.filter { $0.value != module }
    if declaration.kind == .class, let path = superclasses[symbol.usr].flatMap(path(ofTarget:)) {
      declaration.inheritance = [.named(path.map { TypeName($0) })]
      declaration.typeOrigins.merge(origin(ofTarget: superclasses[symbol.usr])) { own, _ in own }
    }
    let implied = parents[symbol.usr].flatMap { typeRequirements[$0] } ?? []
    let added = stated(symbol.extensionConstraints, on: parents[symbol.usr])
    for requirement in added
    where !implied.contains(requirement) && !declaration.requirements.contains(requirement) {
      declaration.requirements.append(requirement)
    }
    declaration.renameParameters(hiding: parents[symbol.usr].flatMap { typeParameters[$0] } ?? [])
    declaration.normalise()
    return declaration
  }

  /// A declaration for a symbol whose text the parser does not understand.
  ///
  /// The text is kept in backticks, so that the line in a baseline can be read again.
  private func verbatim(_ symbol: Symbol) -> Declaration {
    let text = symbol.text.replacing("`", with: "").replacing("\n", with: " ")
    var declaration = Declaration(kind: .variable, name: "`\(symbol.pathComponents.last ?? text)`")
    declaration.context = Array(symbol.path.dropLast())
    declaration.type = .named([TypeName("`\(text)`")])
    declaration.accessors = []
    return declaration
  }

  /// The path of the type that a relationship leads to, even if it is another module's.
  private func path(ofTarget relationship: Relationship) -> [String]? {
    typePaths[relationship.target] ?? relationship.targetName?.split(separator: ".").map { String($0) }
  }

  /// The module of the type that a relationship leads to, by its name, if it is another module's.
  private func origin(ofTarget relationship: Relationship?) -> [String: String] {
    guard let relationship, typePaths[relationship.target] == nil,
      let module = Symbol.module(ofMangledName: relationship.target),
      let name = relationship.targetName?.split(separator: ".").first
    else { return [:] }
    return [String(name): module]
  }

  private func conformance(_ relationship: Relationship) -> Declaration? {
    let target = path(ofTarget: relationship)?.joined(separator: ".")
    guard let source = typePaths[relationship.source], let target else { return nil }
    // The declaration of a protocol already names the protocols that it inherits from.
    guard !protocols.contains(relationship.source) else { return nil }
    let requirements = stated(relationship.constraints, on: relationship.source)
    // A type that is copyable if its arguments are has this conformance, with no other requirements. In any other form,
    // the conformance says nothing.
    if Declaration.impliedConformances.contains(target) {
      let isConditional = requirements.allSatisfy { $0.constraint?.description == target }
      if requirements.isEmpty || !isConditional { return nil }
    }
    var conformance = Declaration(kind: .conformance, name: "")
    conformance.context = source
    conformance.inheritance = [TypeExpression(printed: target)]
    conformance.typeOrigins = origin(ofTarget: relationship)
    let implied = typeRequirements[relationship.source] ?? []
    conformance.requirements = requirements.filter { !implied.contains($0) }
    return conformance
  }

  /// The constraints that are not implied for the type `usr`.
  private func stated(_ constraints: [SymbolConstraint], on usr: String?) -> [GenericRequirement] {
    let suppressed = usr.flatMap { self.suppressed[$0] } ?? []
    return constraints.filter { !$0.isImplied || suppressed.contains($0.requirement) }.map(\.requirement)
  }
}

extension GenericRequirement {
  /// The right side of `Subject: Constraint`.
  fileprivate var constraint: TypeExpression? {
    if case .conformance(_, let constraint) = self { constraint } else { nil }
  }
}
