/// Where a text stops being JSON, or the JSON that was expected.
struct JSONError: Error, Hashable, CustomStringConvertible {
  let expected: String
  let offset: Int

  var description: String { "expected \(expected) at byte \(offset)" }
}
