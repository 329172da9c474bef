/// Lets one at a time do its work, the first come first.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take(_ work: @concurrent @Sendable () async throws -> Void) async throws {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    defer { passOn() }
    try await work()
  }

  /// It stays taken where somebody waits, or whoever comes in between would have it too.
  private func passOn() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
