import Synchronization

/// Lets so many in at once, of each kind and in all; the others wait in the order in which they came.
final class Admission<Kind: Hashable & Sendable>: Sendable {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State {
    var arrivals = 0
    var waiters: [Int: Waiter] = [:]
    /// The kinds of those who are in or in line.
    var present: [Kind] = []
    var inside = 0
    /// Those of whose kind there are not too many.
    var line: [(arrival: Int, kind: Kind)] = []
    /// The others.
    var crowd: [Kind: [Int]] = [:]
  }

  private let limit: Int
  private let limitOfEach: Int
  private let state = Mutex(State())

  init(limit: Int, ofEach limitOfEach: Int) {
    self.limit = limit
    self.limitOfEach = limitOfEach
  }

  /// Returns once there is room; whoever was let in has to leave.
  ///
  /// Throws `CancellationError` as soon as the task is cancelled.
  func enter(_ kind: Kind) async throws {
    let arrival = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let admitted = state.withLock { state -> [Waiter]? in
          guard !Task.isCancelled else { return nil }
          state.waiters[arrival] = waiter
          lineUp(arrival, kind, in: &state)
          return admit(in: &state)
        }
        guard let admitted else { return waiter.resume(throwing: CancellationError()) }
        for waiter in admitted { waiter.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: arrival) }?.resume(throwing: CancellationError())
    }
  }

  func leave(_ kind: Kind) {
    let admitted = state.withLock { state in
      makeRoom(kind, in: &state)
      return admit(in: &state)
    }
    for waiter in admitted { waiter.resume() }
  }

  private func lineUp(_ arrival: Int, _ kind: Kind, in state: inout State) {
    if state.present.count(where: { $0 == kind }) < limitOfEach {
      state.present.append(kind)
      state.line.append((arrival, kind))
    } else {
      state.crowd[kind, default: []].append(arrival)
    }
  }

  private func makeRoom(_ kind: Kind, in state: inout State) {
    state.inside -= 1
    if let place = state.present.firstIndex(of: kind) { state.present.remove(at: place) }
    guard var crowd = state.crowd.removeValue(forKey: kind) else { return }
    lineUp(crowd.removeFirst(), kind, in: &state)
    if !crowd.isEmpty { state.crowd[kind] = crowd }
  }

  private func admit(in state: inout State) -> [Waiter] {
    var admitted: [Waiter] = []
    while state.inside < limit, !state.line.isEmpty {
      let (arrival, kind) = state.line.removeFirst()
      state.inside += 1
      // Whoever was cancelled while waiting is in for no time.
      if let waiter = state.waiters.removeValue(forKey: arrival) {
        admitted.append(waiter)
      } else {
        makeRoom(kind, in: &state)
      }
    }
    return admitted
  }
}
