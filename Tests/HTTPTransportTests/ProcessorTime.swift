#if os(Linux)
  import Dispatch
  import Foundation
  import Synchronization

  /// What all threads of this process have computed so far.
  func processorTime() -> Duration {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return .seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + .microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  }

  /// How much this process computes during `body`, as a share of what one thread gets that does nothing else meanwhile.
  ///
  /// However busy the machine is, another thread that never rests gets about as much.
  func processorShare(during body: () async -> Void) async -> Double {
    let start = processorTime()
    let computation = Computation()
    await body()
    let other = computation.end()
    return (processorTime() - start - other) / other
  }

  /// A thread that computes.
  private final class Computation: Sendable {
    private let isOver = Atomic(false)
    private let time = Mutex(Duration.zero)
    private let hasEnded = DispatchSemaphore(value: 0)

    init() {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {}
        var used = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used)
        time.withLock { $0 = .seconds(used.tv_sec) + .nanoseconds(used.tv_nsec) }
        hasEnded.signal()
      }
    }

    /// Ends it, and tells how much it got.
    func end() -> Duration {
      isOver.store(true, ordering: .relaxed)
      hasEnded.wait()
      return time.withLock(\.self)
    }
  }
#endif
