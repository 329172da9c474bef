import PublicAPI

extension SurfaceIndex {
  /// The declaration with `Self` replaced by the type around it, where that type has no subclasses to stand for.
  func resolvingSelf(in declaration: Declaration) -> Declaration {
    guard types[declaration.contextPath]?.cannotBeSubclassed ?? false else { return declaration }
    let names = declaration.context.indices.map { depth in
      let path = declaration.context[...depth].joined(separator: ".")
      return TypeName(declaration.context[depth], arguments: types[path]?.generics.map(\.argument) ?? [])
    }
    return declaration.mapped { $0.substituting(["Self": .named(names)]) }
  }
}

extension Declaration {
  /// Whether the type is all that `Self` can mean inside of it.
  var cannotBeSubclassed: Bool {
    switch kind {
    case .structure, .enumeration, .actor: true
    case .class: modifiers.contains(.final)
    default: false
    }
  }
}
