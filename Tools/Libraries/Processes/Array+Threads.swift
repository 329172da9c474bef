import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements with `transform` on threads, at most `limit` elements at a time.
  ///
  /// Throws the error of the first element that failed, in the order of the elements. `concurrentPerform` would leave
  /// one core to each `concurrentPerform` inside it. These threads may use all cores, and they block none of the few
  /// threads that Dispatch has. Besides, a thread that has called `concurrentPerform` crashes now and then when it
  /// ends: Dispatch's data about it is freed twice (`_dispatch_cache_cleanup`, Swift 6.3.1).
  public func mapOnThreads<Result: Sendable, Failure>(
    atMost limit: Int = .max, _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, Failure>]>([:])
    let waiting = Mutex(enumerated().makeIterator())
    let group = DispatchGroup()
    for _ in 0..<Swift.min(limit, count) {
      group.enter()
      Thread.detachNewThread {
        while let (index, element) = waiting.withLock({ $0.next() }) {
          let result = Swift.Result { () throws(Failure) in try transform(element) }
          results.withLock { $0[index] = result }
        }
        group.leave()
      }
    }
    group.wait()
    let found = results.withLock { $0 }
    var made: [Result] = []
    for case let result? in indices.map({ found[$0] }) { made.append(try result.get()) }
    return made
  }
}
