/// The first value that `value` gives; it is asked again and again, on the caller's actor.
///
/// Throws ``NeverHappened`` with `finding`, which says what was found instead, once `deadline` has passed.
@discardableResult
public func eventually<Value>(
  _ finding: @autoclosure () -> String, within deadline: Duration = .patience,
  _ value: () async throws -> Value?
) async throws -> Value {
  guard let found = try await Polling.value(within: deadline, value) else {
    throw NeverHappened(finding(), within: deadline)
  }
  return found
}
