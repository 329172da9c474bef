public import PublicAPI

extension SurfaceIndex {
  /// The superclass at `path` with the arguments that `type` gives it, through however many classes between them.
  public func specialisation(of path: String, in type: Declaration) -> TypeExpression? {
    var bindings: [String: TypeExpression] = [:]
    var current: Declaration? = type
    var seen: Set<String> = []
    while let declaration = current, declaration.kind == .class, seen.insert(declaration.path).inserted,
      let superclass = declaration.inheritance.first?.substituting(bindings), let name = superclass.path
    {
      if name == path { return superclass }
      current = types[name]
      let names = types[name]?.generics.map(\.name) ?? []
      bindings = Dictionary(zip(names, superclass.arguments), uniquingKeysWith: { first, _ in first })
    }
    return nil
  }
}
