/// A module in a diagram.
struct MapNode: Hashable {
  /// What a module is for its users.
  enum Kind: String {
    case product, library, program, macro, headers, thirdParty
  }

  let name: String
  let kind: Kind
  /// How many declarations are public, and how many there are; nil if that is unknown.
  let size: Size?

  struct Size: Hashable {
    let shown: Int
    let all: RoughCount
  }
}
