/// Which declarations of a module count as its surface.
public struct SurfaceOptions: Sendable, Hashable {
  /// Whether names that begin with an underscore count; by convention they promise nothing.
  public var includesUnderscored: Bool
  /// Whether declarations marked `@_spi` count, which only clients see that name the group.
  public var includesSPI: Bool

  /// Makes options; without arguments those of the contract.
  public init(includesUnderscored: Bool = false, includesSPI: Bool = false) {
    self.includesUnderscored = includesUnderscored
    self.includesSPI = includesSPI
  }
}

extension SurfaceOptions: CustomStringConvertible {
  /// The options of the command line that ask for this, or `no --include option`.
  public var description: String {
    let flags =
      (includesSPI ? ["--include-spi"] : []) + (includesUnderscored ? ["--include-underscored"] : [])
    return flags.isEmpty ? "no --include option" : flags.joined(separator: " ")
  }
}
