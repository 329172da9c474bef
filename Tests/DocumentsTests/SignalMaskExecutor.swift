import Foundation

/// Runs each piece of a task on a new thread that blocks SIGUSR1, as threads of an app may, or lets it through, as the
/// threads of the cooperative pool do not.
final class SignalMaskExecutor: TaskExecutor {
  private let change: CInt

  init(isBlocking: Bool) {
    change = isBlocking ? SIG_BLOCK : SIG_UNBLOCK
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR1)
      pthread_sigmask(change, &signals, nil)
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
