/// Throws ``NeverHappened`` unless the object that `make` returns is freed once nothing in `make` holds it.
///
/// `make` may leave work in flight that uses the object, such as a task it has just cancelled: the object has until
/// the deadline to go away.
public func expectDeallocation<Object: AnyObject>(
  within deadline: Duration = .patience, of make: () async throws -> Object
) async throws {
  weak var object: Object?
  object = try await make()
  guard await Polling.holds(within: deadline, { object == nil }) else {
    throw NeverHappened("something still holds a strong reference to the \(Object.self)", within: deadline)
  }
}
