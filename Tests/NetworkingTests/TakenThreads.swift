import Dispatch
import Foundation

/// Takes the threads that all tasks share, so that no task begins before they are given back.
///
/// Only work that has this as its executor goes on meanwhile, on a thread of its own.
final class TakenThreads: TaskExecutor {
  private static let queue = DispatchQueue(label: "NetworkingTests.TakenThreads")

  private let end = DispatchSemaphore(value: 0)
  // The system starts more threads than there are processors once it sees that nobody gets on.
  private let count = 8 * ProcessInfo.processInfo.activeProcessorCount

  /// Takes the threads for tasks of the priority that the caller has; there are others for other ones.
  init() {
    for _ in 0..<count {
      Task { [end] in Self.wait(for: end) }
    }
  }

  func giveBack() {
    for _ in 0..<count { end.signal() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Self.queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  private static func wait(for end: DispatchSemaphore) {
    end.wait()
  }
}
