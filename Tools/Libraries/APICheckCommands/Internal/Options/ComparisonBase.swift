import APIComparison

/// A revision to compare with, and which changes since then a run fails on.
struct ComparisonBase {
  /// Which changes a run fails on.
  enum Threshold: String, CaseIterable {
    case any
    case fragile
    case breaking
    case nothing

    /// The worst verdict with which a run passes.
    var worstPassing: Verdict {
      switch self {
      case .any: .none
      case .fragile: .additive
      case .breaking: .fragile
      case .nothing: .breaking
      }
    }
  }

  let revision: String
  /// The threshold of this revision; nil if it is the same as for all.
  let threshold: Threshold?

  /// Reads `REV` or `REV=THRESHOLD`.
  init(_ text: String) {
    let end = text.lastIndex(of: "=")
    threshold = end.flatMap { Threshold(rawValue: String(text[text.index(after: $0)...])) }
    revision = threshold == nil ? text : String(text[..<(end ?? text.endIndex)])
  }
}
