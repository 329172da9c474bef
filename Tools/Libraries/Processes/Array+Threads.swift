import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each element, all at the same time; the first element's error comes first.
  ///
  /// `concurrentPerform` would leave one core to each `concurrentPerform` inside it; this leaves them all, and blocks none
  /// of the few threads that Dispatch has.
  public func mapOnThreads<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result)
    throws
    -> [Result]
  {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    let group = DispatchGroup()
    for (index, element) in enumerated() {
      group.enter()
      Thread.detachNewThread {
        let result = Swift.Result { try transform(element) }
        results.withLock { $0[index] = result }
        group.leave()
      }
    }
    group.wait()
    return try results.withLock { found in try indices.compactMap { try found[$0]?.get() } }
  }
}
