import Surfaces

extension Declaration {
  /// Whether no client can use the declaration.
  var isUnusable: Bool {
    availability.contains {
      ($0.isUnavailable && $0.domain == "*") || ($0.obsoleted != nil && $0.domain == "swift")
    }
  }
}
