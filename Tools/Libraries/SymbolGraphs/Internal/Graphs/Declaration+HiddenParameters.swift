import Surfaces

extension Declaration {
  /// Gives generic parameters that hide one of `outer` names of their own; before Swift 6 the compiler only warned.
  mutating func renameParameters(hiding outer: [String]) {
    let hidden = Set(generics.map(\.name)).intersection(outer)
    if hidden.isEmpty { return }
    let names = Dictionary(uniqueKeysWithValues: hidden.map { ($0, "\($0)1") })
    self = mapped { $0.substituting(names.mapValues { .named([TypeName($0)]) }) }
    generics = generics.map { parameter in
      guard let name = names[parameter.name] else { return parameter }
      return switch parameter {
      case .type: .type(name)
      case .pack: .pack(name)
      case .value(_, let type): .value(name, type)
      }
    }
  }
}
