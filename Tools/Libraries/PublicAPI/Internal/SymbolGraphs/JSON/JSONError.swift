/// The place where a text stops being JSON, or where other JSON was expected.
struct JSONError: Error, Hashable, CustomStringConvertible {
  let expected: String
  let offset: Int

  var description: String { "expected \(expected) at byte \(offset)" }
}
