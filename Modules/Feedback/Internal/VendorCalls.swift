import Dispatch
import Synchronization

/// Calls to a vendor: one after the other, in the order in which they are asked for, and nobody waits for them.
///
/// A vendor may take a lock of its own whenever it is called, hold it while it calls back, or never return. So it is
/// not called from what it calls, nor under a lock, nor on a thread that a load needs.
final class VendorCalls: Sendable {
  typealias Call = @Sendable () -> Void

  private struct State {
    var waiting: [Call] = []
    var isBusy = false
  }

  private let state = Mutex(State())
  private let perform: @Sendable (@escaping Call) -> Void

  /// Makes the calls wherever `perform` runs its work: on a queue of their own, if it is nil.
  init(_ perform: (@Sendable (@escaping Call) -> Void)?) {
    if let perform {
      self.perform = perform
    } else {
      let queue = DispatchQueue(label: "Feedback.vendor")
      self.perform = { work in queue.async(execute: work) }
    }
  }

  func add(_ call: @escaping Call) {
    let isIdle = state.withLock { state in
      defer { state.isBusy = true }
      state.waiting.append(call)
      return !state.isBusy
    }
    if isIdle { perform { while let call = self.next() { call() } } }
  }

  private func next() -> Call? {
    state.withLock { state in
      state.isBusy = !state.waiting.isEmpty
      return state.isBusy ? state.waiting.removeFirst() : nil
    }
  }
}
