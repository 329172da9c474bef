/// A place of a file with the edits that change it, and those inside it.
struct PlantedPlace {
  /// What the edits have in common, from the outside in where they span the same text.
  enum Role: Int {
    case insertion
    case statement
    case expression
  }

  let range: Range<Int>
  let role: Role
  let edits: [(number: Int, edit: Edit)]
  private(set) var inner: [PlantedPlace] = []

  /// The outermost places of `edits` in their order, with the others inside them.
  static func nested(_ edits: [(number: Int, edit: Edit)]) -> [PlantedPlace] {
    struct Key: Hashable {
      let range: Range<Int>
      let role: Role
    }
    let places = Dictionary(grouping: edits) { Key(range: $0.edit.range, role: Role($0.edit.form)) }
      .map { PlantedPlace(range: $0.range, role: $0.role, edits: $1.sorted { $0.number < $1.number }) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var rest = places[...]
    return take(from: &rest, before: .max)
  }

  /// What comes first begins first, is put before the rest, or has the rest inside.
  private var order: [Int] {
    [range.lowerBound, role == .insertion ? 0 : 1, -range.upperBound, role.rawValue]
  }

  private static func take(from places: inout ArraySlice<PlantedPlace>, before end: Int) -> [PlantedPlace] {
    var taken: [PlantedPlace] = []
    while var place = places.first, place.range.upperBound <= end, place.range.lowerBound < end {
      places.removeFirst()
      if place.role != .insertion { place.inner = take(from: &places, before: place.range.upperBound) }
      // One that crosses the end of another would tear both apart.
      places = places.drop { $0.range.lowerBound < place.range.upperBound }
      taken.append(place)
    }
    return taken
  }
}

extension PlantedPlace.Role {
  init(_ form: Edit.Form) {
    switch form {
    case .replaced: self = .expression
    case .leftOut: self = .statement
    case .neverHolding, .returningAtOnce: self = .insertion
    }
  }
}
