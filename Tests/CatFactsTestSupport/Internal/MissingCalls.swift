/// Fewer calls than expected arrived in time.
struct MissingCalls: Error, CustomStringConvertible {
  let expected: Int
  let arrived: Int

  /// A sentence that names what failed.
  var description: String {
    "The service expected \(expected) calls but received \(arrived) in time."
  }
}
