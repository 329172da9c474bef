import PublicAPI

extension SurfaceIndex {
  /// The declaration with `Self` replaced by the type around it, where one means no more than the other.
  func resolvingSelf(in declaration: Declaration) -> Declaration {
    guard types[declaration.contextPath]?.isAllThatSelfMeans ?? false else { return declaration }
    let names = declaration.context.indices.map { depth in
      let path = declaration.context[...depth].joined(separator: ".")
      return TypeName(declaration.context[depth], arguments: types[path]?.generics.map(\.argument) ?? [])
    }
    return declaration.mapped { $0.substituting(["Self": .named(names)]) }
  }
}

extension Declaration {
  /// Whether the type is all that `Self` means inside of it.
  ///
  /// To the compiler, `Self` is a type of its own in any class or actor, even in one that has no subclasses.
  var isAllThatSelfMeans: Bool { kind == .structure || kind == .enumeration }
}
