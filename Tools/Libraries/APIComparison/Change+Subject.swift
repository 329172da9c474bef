import PublicAPI

extension Change {
  /// What a change is about.
  public enum Subject: Sendable, Hashable {
    /// A declaration that came, went or became another.
    case declaration(Difference)
    /// Something that no source declares, such as a module or a product, with what says so on either side.
    case entry(String, old: String?, new: String?)

    /// The full name that a person uses.
    var name: String {
      switch self {
      case .declaration(let difference): difference.declaration.title
      case .entry(let name, _, _): name
      }
    }
  }

  /// The declarations that the change is about, or nil if it is about none.
  public var difference: Difference? {
    if case .declaration(let difference) = subject { difference } else { nil }
  }

  /// The word that code writes to use what changed: that of the type for what has no name of its own, or only signs.
  public var usedWord: String? {
    guard let declaration = difference?.declaration else { return nil }
    let isWord = declaration.name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    let hasOwnWord =
      isWord && ![.initializer, .subscript, .conformance, .moduleImport].contains(declaration.kind)
    return (hasOwnWord ? declaration.name : declaration.context.last)?.filter { $0 != "`" }
  }

  /// What stands there before and after, as one line each; nil where nothing does.
  public var lines: (old: String?, new: String?) {
    switch subject {
    case .declaration(let difference): (difference.old?.description, difference.new?.description)
    case .entry(_, let old, let new): (old, new)
    }
  }
}
