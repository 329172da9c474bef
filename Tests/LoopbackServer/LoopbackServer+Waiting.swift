extension LoopbackServer {
  /// How long a wait lasts unless told otherwise, far beyond what the slowest machine needs.
  private static let patience = Duration.seconds(300)

  /// Returns once `path` was asked for `count` times in all.
  ///
  /// Throws an error that says what is missing after `limit`, which is minutes unless told otherwise, and
  /// `CancellationError` when the task is cancelled.
  public func waitForRequests(
    _ count: Int, at path: String, within limit: Duration? = nil
  ) async throws {
    try await poll(within: limit) {
      received(path).count >= count
    } orThrow: {
      .missingRequests(path: path, expected: count, found: received(path).count)
    }
  }

  /// Returns once clients closed their connection before the reply was complete, `count` times in all at `path`.
  ///
  /// Throws an error that says what is missing after `limit`, which is minutes unless told otherwise, and
  /// `CancellationError` when the task is cancelled.
  public func waitForHangUps(
    _ count: Int, at path: String, within limit: Duration? = nil
  ) async throws {
    try await poll(within: limit) {
      log.hangUps(path) >= count
    } orThrow: {
      .missingHangUps(path: path, expected: count, found: log.hangUps(path))
    }
  }

  /// Returns once no client is connected, not even idly.
  ///
  /// Throws an error that says what is missing after `limit`, which is minutes unless told otherwise, and
  /// `CancellationError` when the task is cancelled.
  public func waitForNoConnections(within limit: Duration? = nil) async throws {
    try await poll(within: limit) {
      connectionCount == 0
    } orThrow: {
      .openConnections(connectionCount)
    }
  }

  private func poll(
    within limit: Duration?, until isDone: () -> Bool, orThrow error: () -> LoopbackServerError
  ) async throws {
    let deadline = ContinuousClock.now + (limit ?? Self.patience)
    while !isDone() {
      guard ContinuousClock.now < deadline else { throw error() }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}
