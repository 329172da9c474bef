extension MutationKind {
  /// Who may use it, and for what.
  static let access = [
    MutationKind("hidden") { declaration in
      (declaration.head.replacingFirst("public ", with: "")
        ?? declaration.head.replacingFirst("open ", with: ""))
        .map { $0 + declaration.body }
    },
    MutationKind("closed") { $0.replacing("open ", with: "public ") },
    MutationKind("final") { declaration in
      guard declaration.keyword == "class", !declaration.head.contains("final ") else { return nil }
      return declaration.replacing("class ", with: "final class ")?.replacing("open ", with: "public ")
    },
    MutationKind("setter hidden") { declaration in
      declaration.keyword == "var"
        ? declaration.replacing("public var", with: "public internal(set) var") : nil
    },
    MutationKind("constant") { declaration in
      declaration.body.isEmpty ? declaration.replacing("public var", with: "public let") : nil
    },
    MutationKind("no longer static") { $0.replacing("static ", with: "") },
    MutationKind("mutating") { $0.keyword == "func" ? $0.replacing("func ", with: "mutating func ") : nil },
    MutationKind("no longer mutating") { $0.replacing("mutating ", with: "") },
    MutationKind("class instead of struct") { declaration in
      declaration.keyword == "struct" ? declaration.replacing("struct ", with: "final class ") : nil
    },
    MutationKind("result must be used") { $0.replacing("@discardableResult", with: "") },
  ]
}

extension PublicDeclaration {
  /// The declaration with something in its head replaced, or nil if it is not there.
  func replacing(_ part: String, with other: String) -> String? {
    head.replacingFirst(part, with: other).map { $0 + body }
  }
}
