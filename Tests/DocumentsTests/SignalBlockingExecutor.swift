import Foundation

/// Runs each piece of a task on a new thread that blocks SIGUSR1, as threads of an app may.
final class SignalBlockingExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR1)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
