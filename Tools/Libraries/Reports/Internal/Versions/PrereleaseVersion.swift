/// A version that is released, or one that leads to it, such as `1.3.0-beta.2`.
struct PrereleaseVersion {
  /// The version that is, or will be, released.
  let release: SemanticVersion
  /// What stands behind the hyphen, part by part; nothing for a release.
  let suffix: [String]

  /// Reads the name of a tag; what follows a plus sign counts for nothing.
  init?(tag: String) {
    let version = tag.prefix { $0 != "+" }
    let core = version.prefix { $0 != "-" }
    guard let release = SemanticVersion(tag: core) else { return nil }
    self.release = release
    let rest = version.dropFirst(core.count + 1)
    suffix = rest.isEmpty ? [] : rest.split(separator: ".").map { String($0) }
    if suffix.isEmpty, core != version { return nil }
  }
}

extension PrereleaseVersion: Comparable {
  /// Orders versions as Semantic Versioning does: a release is higher than all that leads to it.
  static func < (left: Self, right: Self) -> Bool {
    if left.release != right.release { return left.release < right.release }
    if left.suffix.isEmpty || right.suffix.isEmpty { return !left.suffix.isEmpty && right.suffix.isEmpty }
    for (one, other) in zip(left.suffix, right.suffix) where one != other {
      switch (Int(one), Int(other)) {
      case (let one?, let other?): return one < other
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): return one < other
      }
    }
    return left.suffix.count < right.suffix.count
  }
}
