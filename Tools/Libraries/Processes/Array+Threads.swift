import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each element, `limit` of them at a time, or all; the first element's error comes first.
  ///
  /// `concurrentPerform` would leave one core to each `concurrentPerform` inside it; this leaves them all, and blocks none
  /// of the few threads that Dispatch has.
  public func mapOnThreads<Result: Sendable>(
    atMost limit: Int = .max, _ transform: @escaping @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    let waiting = Mutex(enumerated().makeIterator())
    let group = DispatchGroup()
    for _ in 0..<Swift.min(limit, count) {
      group.enter()
      Thread.detachNewThread {
        while let (index, element) = waiting.withLock({ $0.next() }) {
          let result = Swift.Result { try transform(element) }
          results.withLock { $0[index] = result }
        }
        group.leave()
      }
    }
    group.wait()
    return try results.withLock { found in try indices.compactMap { try found[$0]?.get() } }
  }
}
