import Foundation
import Synchronization

/// How many programs this process lets work at once.
public enum JobLimit: Sendable {
  private struct Limit {
    let count: Int
    let free: DispatchSemaphore
    /// Whoever needs all of them gets one after the other, and nobody else may do so meanwhile.
    let turn = DispatchSemaphore(value: 1)
  }

  private static let limit = Mutex<Limit?>(nil)

  /// Sets it for all programs that are started from now on; without it as many work as anybody asks for.
  public static func set(_ count: Int) {
    limit.withLock { $0 = Limit(count: count, free: DispatchSemaphore(value: count)) }
  }

  static var count: Int? { limit.withLock { $0?.count } }

  /// Does `work` when there is room for a program, or when nothing else works if it needs all the room.
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
