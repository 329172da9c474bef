import Processes
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in their order, `lanes` at a time.
  func map<Result: Sendable>(
    inLanes lanes: Int, _ transform: @escaping @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    let waiting = Mutex(Array<(offset: Int, element: Element)>(enumerated().reversed()))
    let found = try (0..<lanes).map { $0 }.mapOnThreads { _ in
      var results: [(offset: Int, result: Result)] = []
      while let (offset, element) = waiting.withLock({ $0.popLast() }) {
        results.append((offset, try transform(element)))
      }
      return results
    }
    return found.flatMap(\.self).sorted { $0.offset < $1.offset }.map(\.result)
  }
}
