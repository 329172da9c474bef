/// A file of a module: where it lies, and what it says.
struct SourceText: Sendable {
  /// The path from the package's root.
  let path: String
  /// The folder below the module's, without `Internal`, which only says that nothing in it is public.
  let folder: String
  /// Whether the file lies in the module's own folder.
  let isAtRoot: Bool
  /// Whether the file lies where nothing is public.
  let isBelowInternal: Bool
  let tokens: [SwiftToken]

  /// Makes the file at `path`, which lies in the module whose folder is at `root`.
  init(path: String, below root: String, text: String) {
    self.path = path
    let folders = path.dropFirst(root.count).split(separator: "/").dropLast()
    isAtRoot = folders.isEmpty
    isBelowInternal = folders.first == "Internal"
    folder = (isBelowInternal ? folders.dropFirst() : folders).joined(separator: "/")
    tokens = SwiftLexer.tokens(of: text)
  }

  /// The names of the modules that the file imports, also where it imports just one declaration.
  var imports: [SwiftToken] {
    zip(tokens.indices, tokens).compactMap { index, token in
      guard token.text == "import" else { return nil }
      let next = tokens[(index + 1)...].first { !Self.importKinds.contains($0.text) }
      return next?.isWord == true ? next : nil
    }
  }

  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]

  /// How many declarations say that clients see them, or the other modules of the package where `level` is `package`.
  func declarations(_ level: String = "public") -> Int {
    let before = tokens.prefix(1) + tokens
    return zip(before, zip(tokens, tokens.dropFirst())).filter { before, pair in
      let (modifier, next) = pair
      // Behind a dot or as a case it is the name of a value.
      if [".", "case"].contains(before.text) { return false }
      return modifier.text == level && next.text != "import"
        || level == "public" && modifier.text == "open" && Self.opened.contains(next.text)
    }.count
  }

  /// What the modifier `open` stands before; elsewhere the word is a name like any other.
  private static let opened: Set = ["class", "func", "var", "subscript", "override"]
}
