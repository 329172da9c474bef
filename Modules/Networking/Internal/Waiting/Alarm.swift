import Dispatch
import Synchronization

/// Does something once, at its time.
///
/// Unlike a task that sleeps it needs no thread of the cooperative pool to go off, and leaves nothing behind that would
/// wait for its time when cancelled.
final class Alarm: Sendable {
  private static let queue = DispatchQueue(label: "Networking.Alarm", qos: .userInteractive)

  private let timer: Mutex<any DispatchSourceTimer>

  init(after duration: Duration, _ action: @escaping @Sendable () -> Void) {
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: Self.queue)
    let (seconds, attoseconds) = max(.zero, duration).components
    let second = DispatchTime.now() + .seconds(Int(seconds))
    timer.schedule(
      deadline: second + .nanoseconds(Int(attoseconds / 1_000_000_000)), leeway: .nanoseconds(0))
    timer.setEventHandler(handler: action)
    timer.activate()
    self.timer = Mutex(timer)
  }

  func cancel() {
    timer.withLock { $0.cancel() }
  }
}
