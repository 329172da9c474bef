extension Surface {
  /// The surface without `facts`, so that it can be compared with one that does not show them.
  public func hiding(_ facts: Set<UnseenFact>) -> Surface {
    if facts.isSubset(of: unseen) { return self }
    let inherited = facts.contains(.classInheritance) ? inheritedInitializers : []
    let visible = declarations.filter { !inherited.contains($0) }.compactMap { $0.hiding(facts) }
    return Surface(module: module, declarations: visible, unseen: unseen.union(facts), options: options)
  }

  /// The initializers of classes that may be inherited, since their superclasses have the same.
  private var inheritedInitializers: Set<Declaration> {
    let classes = Dictionary(
      declarations.filter { $0.kind == .class }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let initializers = declarations.filter { $0.kind == .initializer }
    let clauses = Dictionary(grouping: initializers, by: \.contextPath)
      .mapValues { Set($0.map(\.labelClause)) }
    return Set(
      initializers.filter { initializer in
        let parent = classes[initializer.contextPath]?.inheritance.first?.path
        return parent.flatMap { clauses[$0] }?.contains(initializer.labelClause) ?? false
      })
  }
}

extension Declaration {
  fileprivate func hiding(_ facts: Set<UnseenFact>) -> Declaration? {
    var declaration = self
    switch kind {
    case .operator, .precedenceGroup: return facts.contains(.operators) ? nil : self
    case .moduleImport:
      if facts.contains(.imports) { return nil }
      if facts.contains(.reexports) { declaration.attributes = [] }
      return declaration
    default: break
    }
    if facts.contains(.operators), isOperator { declaration.modifiers.subtract([.prefix, .postfix]) }
    if facts.contains(.asyncAvailability) { declaration.availability.removeAll { $0.facts == [.noAsync] } }
    if facts.contains(.classInheritance), kind == .class {
      declaration.inheritance = declaration.inheritance.map(\.withoutArguments)
    }
    if facts.contains(.callersExecutor) { declaration.modifiers.remove(.nonisolatedNonsending) }
    if facts.contains(.lendingGetters) { declaration.accessors?.remove(.lendingGetter) }
    if facts.contains(.suppressedConformances), kind.isType {
      declaration.inheritance.removeAll(where: \.isSuppression)
    }
    return declaration
  }
}

extension TypeExpression {
  /// A dotted name without its generic arguments.
  fileprivate var withoutArguments: TypeExpression {
    guard case .named(let path) = self else { return self }
    return .named(path.map { TypeName($0.name) })
  }
}
