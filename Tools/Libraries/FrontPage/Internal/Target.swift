/// A target of a package.
struct Target: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What clients import.
    case module
    /// What a module keeps to itself.
    case hidden
    /// What only commands are made of.
    case library
    case command

    /// Where targets of this kind stand among others, from the left.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What a reader of the picture is told.
    var meaning: String {
      switch self {
      case .module: "module that clients import"
      case .hidden: "behind a module, no product"
      case .library: "library of the tools"
      case .command: "command"
      }
    }
  }

  let name: String
  let kind: Kind
  /// The names of the targets it depends on directly, in the manifest's order.
  let dependencies: [String]
}
