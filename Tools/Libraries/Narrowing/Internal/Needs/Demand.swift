import Syntax

/// What keeps a declaration as visible as it is, or a part of that.
struct Demand {
  /// How much is needed, as far as that depends on others.
  enum Level {
    /// So much.
    case fixed(AccessLevel)
    /// As much as another declaration has.
    case of(Int)
    /// As much as another declaration has that clients compile into themselves, if any can see it.
    case ofInlined(Int)
    /// As much as both of two have; nil stands for one of another package.
    case ofBoth(Int?, Int?)
  }

  /// Who needs it.
  let target: Int
  let level: Level
  let reason: NeedReason
}
