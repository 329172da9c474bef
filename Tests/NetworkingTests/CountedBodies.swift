import Foundation
import Synchronization

/// Bodies of requests, of which one can tell how many are still kept somewhere.
final class CountedBodies: Sendable {
  private let state = Mutex(0)

  var kept: Int { state.withLock(\.self) }

  func make() -> Data {
    state.withLock { $0 += 1 }
    let count = 1024
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return Data(
      bytesNoCopy: bytes, count: count,
      deallocator: .custom { bytes, _ in
        bytes.deallocate()
        self.state.withLock { $0 -= 1 }
      })
  }
}
