import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The socket that accepts, with a thread that waits on it and a pipe that wakes the thread up to end it.
final class Listener: Sendable {
  let port: UInt16
  private let socket: Socket
  private let wakeUp = Pipe()
  private let isStopped = Mutex(false)

  init(at address: LoopbackAddress) throws {
    (socket, port) = try Socket.listening(at: address)
    // A child that inherits the pipe keeps the thread waiting.
    for end in [wakeUp.fileHandleForReading, wakeUp.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  func start(accepted: @escaping @Sendable (Socket) -> Void) {
    let alarm = wakeUp
    Thread.detachNewThread { [socket] in
      defer { socket.close() }
      while socket.waitForClient(unless: alarm.fileHandleForReading.fileDescriptor) {
        if let client = socket.accept() { accepted(client) }
      }
    }
  }

  func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { try? wakeUp.fileHandleForWriting.close() }
  }
}
