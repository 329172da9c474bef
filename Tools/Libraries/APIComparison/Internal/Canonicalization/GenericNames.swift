import PublicAPI

/// The names of types' generic parameters, which clients see in extensions only.
enum GenericNames {
  /// Gives the generic parameters of types in the new version the names that they had, where only names changed.
  static func aligned(_ new: [Declaration], to old: [Declaration]) -> [Declaration] {
    let before = Dictionary(old.filter(\.kind.isType).map { ($0.path, $0.generics) }) { first, _ in first }
    var names: [String: [String: String]] = [:]
    for type in new where type.kind.isType && type.kind != .protocol {
      guard let generics = before[type.path], generics.map(\.shape) == type.generics.map(\.shape) else {
        continue
      }
      let renamed = zip(type.generics.map(\.name), generics.map(\.name)).filter { $0 != $1 }
      // Names that merely changed places are another change.
      if !renamed.isEmpty, !renamed.contains(where: { pair in generics.contains { $0.name == pair.0 } }) {
        names[type.path] = Dictionary(renamed) { first, _ in first }
      }
    }
    guard !names.isEmpty else { return new }
    return new.map { declaration in
      var aligned = declaration
      for depth in declaration.context.indices {
        if let map = names[declaration.context[...depth].joined(separator: ".")] { aligned.rename(map) }
      }
      return aligned
    }
  }
}
