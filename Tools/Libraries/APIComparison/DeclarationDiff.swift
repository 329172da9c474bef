public import PublicAPI

/// What either of two surfaces has that the other one lacks.
public struct DeclarationDiff: Sendable {
  /// What the new one lacks, in the order of the old one.
  public let removed: [Declaration]
  /// What the old one lacks, in the order of the new one.
  public let added: [Declaration]

  /// Compares two surfaces, declaration by declaration.
  public init(old: Surface, new: Surface) {
    removed = old.declarations(missingIn: new)
    added = new.declarations(missingIn: old)
  }

  /// Whether a client can rely on the same in both.
  public var isEmpty: Bool { removed.isEmpty && added.isEmpty }
}
