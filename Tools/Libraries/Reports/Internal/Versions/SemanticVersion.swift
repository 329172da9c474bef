/// A released version: three numbers, without the suffix of a prerelease.
///
/// This type is stricter than the `Version` of surfaces: a platform may have the version `13`, a release may not.
struct SemanticVersion: Hashable {
  /// The first number, which breaking changes raise.
  let major: Int
  /// The middle number, which additions raise.
  let minor: Int
  /// The last number, which everything else raises.
  let patch: Int

  private init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `1.2.3`, or nil if `text` is anything else, such as `1.2` or `1.2.3-beta`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      let isNumber = part.allSatisfy { $0.isASCII && $0.isNumber } && (part == "0" || part.first != "0")
      return isNumber ? Int(part) : nil
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// Reads the name of a tag, `1.2.3` or `v1.2.3`.
  init?(tag: some StringProtocol) {
    self.init(tag.hasPrefix("v") ? String(tag.dropFirst()) : String(tag))
  }

  /// The lowest version that differs from this one in the part that `bump` names.
  func raised(by bump: RequiredBump) -> SemanticVersion {
    switch bump {
    case .none: self
    case .patch: SemanticVersion(major, minor, patch + 1)
    case .minor: SemanticVersion(major, minor + 1, 0)
    case .major: SemanticVersion(major + 1, 0, 0)
    }
  }
}

extension SemanticVersion: Comparable {
  /// Orders versions as they are released.
  static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension SemanticVersion: CustomStringConvertible {
  /// The three numbers with dots between.
  var description: String { "\(major).\(minor).\(patch)" }
}

extension SemanticVersion: Encodable {
  /// Writes the version as a string.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
