extension PackageManifest {
  /// A target's dependency on another target of the package, under a condition.
  struct Dependency: Sendable, Hashable, Codable {
    let name: String
    let condition: Condition
  }

  /// The condition of a dependency; a part that is nil does not matter.
  struct Condition: Sendable, Hashable, Codable {
    /// The platforms, by the names that the package manager gives them.
    var platformNames: [String]?
    /// `debug` or `release`.
    var config: String?
    /// The traits of which at least one has to be enabled.
    var traits: Set<String>?

    /// Whether the condition holds in a debug build with the `enabled` traits for `platform`; nil is any platform.
    func holds(for platform: String?, with enabled: Set<String>) -> Bool {
      let (platforms, wanted) = (platformNames ?? [], traits ?? [])
      return (platforms.isEmpty || platform == nil || platforms.contains { $0 == platform })
        && (wanted.isEmpty || !wanted.isDisjoint(with: enabled)) && config != "release"
    }
  }
}
