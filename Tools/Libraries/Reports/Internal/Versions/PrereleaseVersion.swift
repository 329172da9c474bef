/// A released version, or one that leads to it, such as `1.3.0-beta.2`.
struct PrereleaseVersion {
  /// The released version, or the one that this version leads to.
  let release: SemanticVersion
  /// The parts of what follows the hyphen; empty for a release.
  let suffix: [String]

  /// Reads the name of a tag, and ignores what follows a plus sign.
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
  /// Orders versions as Semantic Versioning does: a release is higher than every version that leads to it.
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
