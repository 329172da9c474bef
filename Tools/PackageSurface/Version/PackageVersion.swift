public import PublicSurface

/// One version of a package: its surfaces, and the compiled modules behind them.
public struct PackageVersion: Sendable {
  /// What the comparison needs.
  public var side: Side
  /// The compiled modules by name; empty if the surfaces come from files.
  public var built: [String: BuiltModule]

  /// Makes a version.
  public init(side: Side, built: [String: BuiltModule] = [:]) {
    self.side = side
    self.built = built
  }
}
