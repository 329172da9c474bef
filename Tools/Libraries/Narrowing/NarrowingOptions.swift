/// What of a package is judged, and who counts as its user.
public struct NarrowingOptions: Sendable {
  /// The modules to judge; none for all that are no products.
  var modules: Set<String>
  /// Whether modules are judged, too, that clients may import whom nobody knows.
  var judgesProducts: Bool
  /// Whether what tests use counts as used by nobody.
  var skipsTests: Bool
  /// Whether that is judged, too, which clients outside may want although nothing in the package uses it.
  var judgesAll: Bool
  /// Where the package has been built, or nil for the place where that is done unless somebody says otherwise.
  var scratch: String?
  /// What may stay as it is, as ``NarrowingFinding/key`` writes it.
  public var accepted: Set<String> = []

  /// Judges all modules that are no products, with tests as users, unless something else is said.
  ///
  /// Of modules that are products, that is left alone which is there for clients, such as a constant of which others are
  /// used, unless `judgesAll`. What the compiler has noted of the sources is read in the folder `scratch`, which is `.build` in the package as long
  /// as nobody builds elsewhere.
  public init(
    modules: Set<String> = [], judgesProducts: Bool = false, skipsTests: Bool = false,
    judgesAll: Bool = false,
    scratch: String? = nil
  ) {
    self.judgesAll = judgesAll
    self.scratch = scratch
    self.modules = modules
    self.judgesProducts = judgesProducts
    self.skipsTests = skipsTests
  }
}
