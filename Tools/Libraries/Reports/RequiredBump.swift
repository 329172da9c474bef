import APIComparison

/// The part of a semantic version that the next release has to raise.
public enum RequiredBump: String, Sendable, Encodable, CaseIterable {
  /// Nothing to release.
  case none
  /// The last number.
  case patch
  /// The middle number.
  case minor
  /// The first number.
  case major

  /// The part that `verdict` asks to raise of a version from 1.0 on.
  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .none: .none
      case .compatible: .patch
      case .additive, .fragile: .minor
      case .breaking: .major
      }
  }

  /// The part that `verdict` asks to raise of `version`: below 1.0, breaks raise the middle number, all else the last.
  init(_ verdict: Verdict, after version: SemanticVersion) {
    let bump = RequiredBump(verdict)
    if version.major > 0 || verdict == .none {
      self = bump
    } else {
      self = verdict == .breaking ? .minor : .patch
    }
  }
}

extension RequiredBump: Comparable {
  /// Orders the parts by how much clients notice when they are raised.
  public static func < (left: RequiredBump, right: RequiredBump) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
