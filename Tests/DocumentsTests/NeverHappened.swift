/// Something outside this process that did not happen in time.
struct NeverHappened: Error, CustomStringConvertible {
  let otherwise: String
  let limit: Duration

  var description: String { "After \(limit), \(otherwise)." }
}
