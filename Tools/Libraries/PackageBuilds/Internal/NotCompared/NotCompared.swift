/// What a version holds that is not compared, by name.
struct NotCompared: Sendable, Codable {
  private var names: [String: Set<String>] = [:]

  /// Adds `new` names of one kind.
  mutating func insert(_ new: some Sequence<String>, as kind: NotComparedKind) {
    names[kind.rawValue, default: []].formUnion(new)
  }

  /// Takes out `names` of one kind.
  mutating func subtract(_ names: some Sequence<String>, of kind: NotComparedKind) {
    self.names[kind.rawValue]?.subtract(names)
  }

  /// Adds what `other` holds.
  mutating func formUnion(_ other: NotCompared) {
    names.merge(other.names) { $0.union($1) }
  }

  /// The kinds with at least one name, in their order, each with its names.
  var list: [(reason: String, names: [String])] {
    NotComparedKind.allCases.compactMap { kind in
      guard let found = names[kind.rawValue], !found.isEmpty else { return nil }
      return (kind.rawValue, found.sorted())
    }
  }
}
