extension Declaration {
  /// Renames generic parameters that hide one of the `outer` names; before Swift 6 the compiler only warned about them.
  mutating func renameParameters(hiding outer: [String]) {
    var taken = Set(generics.map(\.name)).union(outer)
    for hidden in generics where outer.contains(hidden.name) {
      var name = hidden.name
      while taken.contains(name) { name += "1" }
      taken.insert(name)
      rename(hidden, to: name)
    }
  }

  private mutating func rename(_ parameter: GenericParameter, to name: String) {
    let renamed: GenericParameter =
      switch parameter {
      case .type: .type(name)
      case .pack: .pack(name)
      case .value(_, let type): .value(name, type)
      }
    self = mapped { $0.substituting([parameter.name: .named([TypeName(name)])]) }
    generics = generics.map { $0 == parameter ? renamed : $0 }
  }
}
