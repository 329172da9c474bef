extension PackageManifest {
  /// A target that another one of the package depends on, where a condition holds.
  struct Dependency: Sendable, Hashable, Codable {
    let name: String
    let condition: Condition
  }

  /// When a dependency counts; what is not named does not matter.
  struct Condition: Sendable, Hashable, Codable {
    /// As the package manager calls them.
    var platformNames: [String]?
    /// `debug` or `release`.
    var config: String?
    /// One of them has to be on.
    var traits: Set<String>?

    /// Whether it holds in a debug build for `platform` with some traits; for an unknown platform it holds for one of all.
    func holds(for platform: String?, with enabled: Set<String>) -> Bool {
      let (platforms, wanted) = (platformNames ?? [], traits ?? [])
      return (platforms.isEmpty || platform == nil || platforms.contains { $0 == platform })
        && (wanted.isEmpty || !wanted.isDisjoint(with: enabled)) && config != "release"
    }
  }
}
