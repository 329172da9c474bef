import Foundation
import Synchronization

/// Measures how long something takes, and stands still while the machine does.
///
/// A test that asks whether something waits for seconds is to fail for that, and not because other programs, or another
/// machine on the same processors, had their turn. It never shows more than the time that has passed.
public final class Stopwatch: Sendable {
  private static let tick = Duration.milliseconds(50)
  private let ticks = Mutex(0)

  /// One that runs from now on, on a thread of its own.
  public init() {
    Thread.detachNewThread { [weak self] in
      repeat {
        Thread.sleep(forTimeInterval: Self.tick / .seconds(1))
      } while self?.ticks.withLock({ $0 += 1 }) != nil
    }
  }

  /// What it shows now, to the twentieth of a second.
  public var elapsed: Duration { Self.tick * ticks.withLock { $0 } }
}
