extension PackageManifest {
  /// A target, as far as its surface is concerned.
  public struct Target: Sendable, Hashable, Codable {
    /// The kind as the manifest spells it: `regular`, `system`, `binary`, `macro` and others.
    public let kind: String
    /// The targets of the same package that it may depend on.
    let dependencies: [Dependency]
    /// The directory the manifest names, relative to the package's; nil for the usual one.
    public let path: String?
    /// The files and folders that are no part of it, relative to its folder.
    public let excluded: [String]
    /// Where the headers are that clients may include, relative to the target's folder; nil for the usual place.
    public let publicHeaders: String?
    /// All that the manifest says of the target, in a form that is the same for the same meaning.
    public let definition: String
  }
}
