import Synchronization

/// Runs all that its tasks do on the thread that asks for it, so that a test decides when anything happens.
final class TurnTaker: TaskExecutor {
  private enum Work: Sendable {
    case job(UnownedJob)
    case call(@Sendable () -> Void)
  }

  private let work = Mutex<[Work]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    work.withLock { $0.append(.job(job)) }
  }

  /// Makes a call in its turn, as those to a vendor are.
  func perform(_ call: @escaping @Sendable () -> Void) {
    work.withLock { $0.append(.call(call)) }
  }

  /// Whether nothing waits for its turn.
  var isIdle: Bool { work.withLock(\.isEmpty) }

  /// Returns once every task waits for something.
  func settle() {
    while let next = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      switch next {
      case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
      case .call(let call): call()
      }
    }
  }
}
