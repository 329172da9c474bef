/// What happens at a place, and how symbols are related there.
struct OccurrenceRoles: OptionSet, Sendable, Hashable {
  /// The bits as the index has them.
  let rawValue: UInt64

  /// Takes the bits of an index.
  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// It is declared there, with or without a body.
  static let declaration = OccurrenceRoles(rawValue: 0b11)
  /// It is named or used.
  static let reference = OccurrenceRoles(rawValue: 1 << 2)
  /// Its value is asked for.
  static let read = OccurrenceRoles(rawValue: 1 << 3)
  /// Its value changes.
  static let write = OccurrenceRoles(rawValue: 1 << 4)
  /// The source does not name it.
  static let implicit = OccurrenceRoles(rawValue: 1 << 8)
  /// The other inherits from it or conforms to it.
  static let base = OccurrenceRoles(rawValue: 1 << 10)
  /// It overrides the other, or is the witness of the other, a requirement.
  static let override = OccurrenceRoles(rawValue: 1 << 11)
  /// The other is an extension of it.
  static let extended = OccurrenceRoles(rawValue: 1 << 14)
  /// It is a getter, setter or the like of the other.
  static let accessor = OccurrenceRoles(rawValue: 1 << 15)
}
