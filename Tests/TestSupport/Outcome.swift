/// How `task` ends.
///
/// Throws ``NeverHappened`` if it has not ended when `deadline` has passed. Awaiting the task itself would hang with a
/// task that does not heed its cancellation.
@discardableResult
public func outcome<Value: Sendable, Failure: Error>(
  of task: Task<Value, Failure>, within deadline: Duration = .patience
) async throws -> Result<Value, Failure> {
  let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Value, Failure>.self)
  Task { continuation.yield(await task.result) }
  let alarm = Task {
    try await Task.sleep(for: deadline)
    continuation.finish()
  }
  defer { alarm.cancel() }
  for await outcome in outcomes { return outcome }
  try Task.checkCancellation()
  throw NeverHappened("the task has not ended", within: deadline)
}
