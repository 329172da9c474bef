public import PublicAPI

/// The differences between two surfaces of one module.
public struct SurfaceDiff: Sendable {
  /// The differences in the order of a baseline.
  public let differences: [Difference]

  /// Compares two surfaces: equal declarations cancel out, the rest is paired by name and then by likeness.
  ///
  /// What one side's sources do not show is compared on neither.
  public init(old: Surface, new: Surface) {
    let (old, new) = (old.hiding(new.unseen), new.hiding(old.unseen))
    var pairing = DeclarationPairing(old: old, new: new)
    differences = pairing.differences()
  }
}
