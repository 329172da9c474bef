import Foundation
import Synchronization

/// Reads a pipe to its end on a thread of its own, so that a full pipe never stops the child.
final class PipeReader: Sendable {
  private let data = Mutex(Data())
  private let finished = DispatchGroup()

  /// Takes over the descriptor and closes it at the end.
  init(_ descriptor: Int32, watch: (@Sendable (String) -> Void)?) {
    finished.enter()
    Thread.detachNewThread { [self] in
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      while case let chunk = handle.availableData, !chunk.isEmpty {
        watch?(String(decoding: chunk, as: UTF8.self))
        data.withLock { $0.append(chunk) }
      }
      finished.leave()
    }
  }

  /// Everything that the pipe held until its end, or what it held a moment after `isOver` became true.
  ///
  /// A process that the program has left behind may hold the pipe open for as long as it likes.
  func contents(orUntil isOver: () -> Bool = { false }) -> Data {
    while finished.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
      guard isOver() else { continue }
      _ = finished.wait(timeout: .now() + .seconds(1))
      break
    }
    return data.withLock { $0 }
  }
}
