import Synchronization

/// A value behind a mutex whose changes of hands the thread sanitizer can follow.
///
/// On Linux a contended `Mutex` waits inside a library that is not instrumented. The sanitizer then misses that one
/// thread waited for the other, and reports a race where there is none.
struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let handOver = Atomic(0)

  init(_ value: Value) {
    mutex = Mutex(value)
  }

  borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = handOver.load(ordering: .acquiring)
      defer { handOver.store(0, ordering: .releasing) }
      return body(&value)
    }
  }
}
