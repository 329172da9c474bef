/// Which getters lend a noncopyable value, as the interfaces of a module show.
struct LendingFacts {
  private var lending: Set<String> = []
  /// The last names of noncopyable types, and noncopyable generic parameters after the path of their type.
  private var noncopyable: Set<String> = []

  mutating func record(_ declaration: Declaration) {
    if declaration.accessors?.contains(.lendingGetter) == true {
      lending.insert(InterfaceFacts.overload(of: declaration))
    }
    guard declaration.kind.isType else { return }
    if declaration.inheritance.contains(where: \.isNoncopyable) { noncopyable.insert(declaration.name) }
    for case .conformance(let subject, let constraint) in declaration.requirements
    where constraint.isNoncopyable {
      noncopyable.insert("\(declaration.path).\(subject)")
    }
  }

  /// Marks a getter that lends its value; requirements need no mark, since each of them lends.
  func supplement(_ declaration: inout Declaration) {
    guard !lending.isEmpty, declaration.requirement == .none, let type = declaration.type,
      isNoncopyable(type, in: declaration), lending.contains(InterfaceFacts.overload(of: declaration))
    else { return }
    declaration.accessors?.insert(.lendingGetter)
  }

  private func isNoncopyable(_ type: TypeExpression, in declaration: Declaration) -> Bool {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): isNoncopyable(wrapped, in: declaration)
    case .named(let path):
      path.last.map { noncopyable.contains($0.name) } ?? false
        || noncopyable.contains("\(declaration.contextPath).\(type)")
    default: false
    }
  }
}

extension TypeExpression {
  /// Whether it is `~Copyable` in the spelling of an interface.
  fileprivate var isNoncopyable: Bool {
    if case .suppressed(.named(let path)) = self { path.last?.name == "Copyable" } else { false }
  }
}
