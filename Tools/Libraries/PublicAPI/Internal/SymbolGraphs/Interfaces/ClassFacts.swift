/// What only textual interfaces show about classes: the arguments of their superclasses, and inherited initializers.
struct ClassFacts {
  private var superclasses: [[String]: TypeExpression] = [:]
  /// The types behind aliases that a class may name as its superclass.
  private var aliases: [[String]: TypeExpression] = [:]
  private var initializers: [[String]: [Declaration]] = [:]
  private var inheritingConvenience: Set<[String]> = []

  /// Records what `declaration` of an interface shows.
  mutating func record(_ declaration: Declaration) {
    switch declaration.kind {
    case .class:
      let path = declaration.context + [declaration.name]
      superclasses[path] = declaration.inheritance.first { !$0.isSuppression }
      if declaration.has(.inheritsConvenienceInitializers) { inheritingConvenience.insert(path) }
    case .typeAlias where declaration.generics.isEmpty:
      aliases[declaration.context + [declaration.name]] = declaration.type
    case .initializer:
      guard declaration.modifiers.isDisjoint(with: [.internal, .package, .private, .fileprivate]) else {
        return
      }
      initializers[declaration.context, default: []].append(declaration)
    default: break
    }
  }

  /// The declarations with the arguments of superclasses and with the initializers that classes inherit.
  func supplement(_ declarations: [Declaration], modules: Set<String>) -> [Declaration] {
    let known = declarations.map { specialised($0, modules) }
    let classes = Dictionary(
      known.filter { $0.kind == .class }.map { ($0.context + [$0.name], $0) }, uniquingKeysWith: { $1 })
    var own = Dictionary(grouping: known.filter { $0.kind == .initializer }, by: \.context)
    var inherited: [Declaration] = []
    for path in classes.keys.sorted(by: { depth(of: $0, classes) < depth(of: $1, classes) }) {
      let added = inheritedInitializers(of: path, classes, own, modules)
      own[path, default: []] += added
      inherited += added
    }
    return known + inherited
  }

  private func specialised(_ declaration: Declaration, _ modules: Set<String>) -> Declaration {
    guard declaration.kind == .class else { return declaration }
    var declaration = declaration
    let path = declaration.context + [declaration.name]
    if let superclass = superclasses[path].map({ unaliased($0.withoutModules(modules), modules) }),
      let index = declaration.inheritance.firstIndex(where: { $0.path == superclass.path })
    {
      declaration.inheritance[index] = superclass
    }
    return declaration
  }

  private func unaliased(_ type: TypeExpression, _ modules: Set<String>) -> TypeExpression {
    guard case .named(let path) = type, let target = aliases[path.map(\.name)] else { return type }
    return target.withoutModules(modules)
  }

  private func depth(of path: [String], _ classes: [[String]: Declaration]) -> Int {
    var depth = 0
    var current = path
    while let parent = classes[current]?.superclassPath, depth < classes.count {
      depth += 1
      current = parent
    }
    return depth
  }

  private func inheritedInitializers(
    of path: [String], _ classes: [[String]: Declaration], _ own: [[String]: [Declaration]],
    _ modules: Set<String>
  ) -> [Declaration] {
    guard let type = classes[path], let parent = type.superclassPath, let superclass = classes[parent] else {
      return []
    }
    var known = Set((own[path] ?? []).map(InterfaceFacts.identity))
    var found = (initializers[path] ?? []).map { $0.withoutModules(modules) }
    if inheritingConvenience.contains(path) {
      let arguments = type.inheritance.first?.arguments ?? []
      let bindings = Dictionary(
        zip(superclass.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
      found += (own[parent] ?? []).filter { $0.modifiers.contains(.convenience) }
        .map { $0.mapped { $0.substituting(bindings) } }
    }
    found = found.filter { initializer in
      !initializer.availability.contains { $0.facts.contains(.unavailable) }
        && known.insert(InterfaceFacts.identity(of: initializer)).inserted
    }
    return found.map { initializer in
      var initializer = initializer
      initializer.context = path
      initializer.location = type.location
      initializer.normalise()
      return initializer
    }
  }
}

extension Declaration {
  /// The path of the superclass in the declaration; nil if there is none.
  fileprivate var superclassPath: [String]? {
    guard kind == .class, case .named(let path)? = inheritance.first else { return nil }
    return path.map(\.name)
  }
}
