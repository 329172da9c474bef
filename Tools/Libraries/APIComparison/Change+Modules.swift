import PublicAPI

extension Change {
  /// The change that a module is gone, with `size`: what it held, as in “3 declarations are”.
  public static func removal(ofModule module: String, size: String) -> Change {
    Change(
      .moduleRemoved, of: .entry(module, old: "import \(module)", new: nil), location: manifest,
      meaning: "Clients that import the module stop compiling: \(size) gone.",
      remedy: .words("Keep the module, re-exporting what replaces it."))
  }

  /// The change that a module is new, with `size`: what it holds.
  public static func addition(ofModule module: String, size: String) -> Change {
    Change(
      .moduleAdded, of: .entry(module, old: nil, new: "import \(module)"), location: manifest,
      meaning: "Clients can import it: \(size) new.")
  }

  /// The change that the committed baseline of a module is another text than the tree would give.
  public static func staleBaseline(ofModule module: String) -> Change {
    Change(
      .baselineStale, of: .entry(module, old: nil, new: nil),
      fact: "The baseline differs from the tree in ways that no client notices.", meaning: "",
      remedy: .words("Make its surface the baseline (`bless \(module)`) and commit the result."))
  }

  private static let manifest = SourceLocation(file: PackagePromises.name, line: 1)
}
