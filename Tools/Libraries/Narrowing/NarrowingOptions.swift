/// What of a package is judged, and who counts as its user.
public struct NarrowingOptions: Sendable {
  /// The modules to judge; none for all that are no products.
  var modules: Set<String>
  /// Whether modules are judged, too, that clients may import whom nobody knows.
  var judgesProducts: Bool
  /// Whether what tests use counts as used by nobody.
  var skipsTests: Bool
  /// What may stay as it is, as ``NarrowingFinding/key`` writes it.
  public var accepted: Set<String> = []

  /// Judges all modules that are no products, with tests as users, unless something else is said.
  public init(modules: Set<String> = [], judgesProducts: Bool = false, skipsTests: Bool = false) {
    self.modules = modules
    self.judgesProducts = judgesProducts
    self.skipsTests = skipsTests
  }
}
