/// Asks for a value until there is one.
func eventually<Value>(
  _ finding: @autoclosure () -> String, within limit: Duration = .seconds(20), _ value: () throws -> Value?
) async throws -> Value {
  let deadline = ContinuousClock.now + limit
  while true {
    if let value = try value() { return value }
    guard ContinuousClock.now < deadline else {
      throw StillWaiting(description: "After \(limit), \(finding()).")
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}
