/// Which declarations of a module count as its surface.
public struct SurfaceOptions: Sendable, Hashable {
  /// Whether names that begin with an underscore count; by convention they promise nothing.
  public var includesUnderscored: Bool

  /// Makes options; without arguments those of the contract.
  public init(includesUnderscored: Bool = false) {
    self.includesUnderscored = includesUnderscored
  }
}
