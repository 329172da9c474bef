extension PackageManifest {
  /// A product that other packages can name.
  public struct Product: Sendable, Hashable, Codable {
    /// The name by which packages ask for it.
    public let name: String
    /// What it is.
    public let kind: ProductKind
    /// How a library is linked: `dynamic` or `static`; nil where that is left to whoever builds it.
    let linkage: String?
    /// The names of its targets.
    public let targets: [String]
  }
}
