/// A module on a map.
struct MapNode: Hashable {
  /// How a module is painted.
  enum Kind: String, CaseIterable {
    case product, library, program, macro, headers, thirdParty

    /// What a reader of the map is told.
    var meaning: String {
      switch self {
      case .product: "clients import it"
      case .library: "no product"
      case .program: "program"
      case .macro: "macro"
      case .headers: "headers"
      case .thirdParty: "another package's"
      }
    }
  }

  let name: String
  let kind: Kind
  /// How many declarations are public, and how many there are; nil where that is not known.
  let size: Size?

  struct Size: Hashable {
    let shown: Int
    let all: RoughCount
  }
}
