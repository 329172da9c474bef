import Foundation
import Synchronization

/// Bodies of requests, of which one can tell how many are still kept somewhere.
final class CountedBodies: Sendable {
  private let state = Mutex((made: 0, kept: 0))

  var made: Int { state.withLock(\.made) }
  var kept: Int { state.withLock(\.kept) }

  func make() -> Data {
    state.withLock { $0 = ($0.made + 1, $0.kept + 1) }
    let count = 1024
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return Data(
      bytesNoCopy: bytes, count: count,
      deallocator: .custom { bytes, _ in
        bytes.deallocate()
        self.state.withLock { $0.kept -= 1 }
      })
  }
}
