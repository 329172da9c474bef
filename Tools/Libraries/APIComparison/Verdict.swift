/// What a change means for clients, from harmless to harmful.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing changed.
  case none
  /// Something changed that no client has to notice.
  case compatible
  /// Clients can do something they could not do before.
  case additive
  /// Code in a position that few clients have can stop compiling: an ``UnusualPosition``.
  case fragile
  /// A client that follows the contract can stop compiling.
  case breaking
}

extension Verdict: Comparable {
  /// Orders verdicts by how much they ask of the next version.
  public static func < (left: Verdict, right: Verdict) -> Bool {
    left.severity < right.severity
  }

  private var severity: Int {
    switch self {
    case .none: 0
    case .compatible: 1
    case .additive: 2
    case .fragile: 3
    case .breaking: 4
    }
  }
}
