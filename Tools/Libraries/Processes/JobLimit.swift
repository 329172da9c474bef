import Foundation
import Synchronization

/// How many programs this process lets work at once.
public enum JobLimit: Sendable {
  private struct Limit {
    let count: Int
    let free: DispatchSemaphore
    /// Held while a program takes all places one by one, so that no two programs do so at once and block each other.
    let turn = DispatchSemaphore(value: 1)
  }

  private static let limit = Mutex<Limit?>(nil)

  /// Sets the limit for all programs that start from now on; without a limit, all of them work at once.
  public static func set(_ count: Int) {
    limit.withLock { $0 = Limit(count: count, free: DispatchSemaphore(value: count)) }
  }

  static var count: Int? { limit.withLock { $0?.count } }

  /// Does `work` when there is room for one more program or, if it needs all the room, when no other program works.
  static func perform<Value>(needsAll: Bool, _ work: () throws -> Value) rethrows -> Value {
    guard let limit = limit.withLock({ $0 }) else { return try work() }
    let needed = needsAll ? limit.count : 1
    if needsAll { limit.turn.wait() }
    for _ in 0..<needed { limit.free.wait() }
    if needsAll { limit.turn.signal() }
    defer { for _ in 0..<needed { limit.free.signal() } }
    return try work()
  }
}
