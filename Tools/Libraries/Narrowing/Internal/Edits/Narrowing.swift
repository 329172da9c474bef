import Syntax

/// A declaration that is to say another level.
struct Narrowing: Hashable {
  /// What of it can be narrowed.
  enum Part: Hashable {
    case all
    case setter
  }

  let number: Int
  let part: Part
  let from: AccessLevel
  let level: AccessLevel
}
