import PublicAPI

extension Difference {
  /// What became of `old`, if anything did.
  init(_ old: Declaration, _ counterpart: Declaration?) {
    self = counterpart.map { .changed(old: old, new: $0) } ?? .removed(old)
  }
}
