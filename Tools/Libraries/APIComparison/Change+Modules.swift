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

extension Rule {
  static let moduleRules = [moduleRemoved, moduleAdded, baselineStale]

  static let moduleRemoved = Rule(
    "module-removed", .breaking, in: .manifest, "A module is no longer part of any product.",
    why: "Clients that import it stop compiling.",
    remedy: "Keep a module of the old name that re-exports the new one.", see: .manifest)
  static let moduleAdded = Rule(
    "module-added", .additive, in: .manifest, "A module is now part of a product.",
    why: "Clients can import it.",
    see: .manifest)
  static let baselineStale = Rule(
    "baseline-stale", .compatible, in: .manifest,
    "A committed baseline differs from the tree in ways that no client notices.",
    why: "A baseline that is not what the tree holds shows reviewers something else than what clients get.",
    remedy: "Make its surface the baseline (`bless`) and commit the result.", see: .manifest)
}
