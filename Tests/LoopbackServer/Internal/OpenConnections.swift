import Foundation
import Synchronization

/// The connections being served, so that stopping the server can end them all.
final class OpenConnections: Sendable {
  private struct State {
    var isClosed = false
    var sockets: Set<Socket> = []
  }

  private let state = Mutex(State())

  var count: Int {
    state.withLock { $0.sockets.count }
  }

  /// Serves `connection` on a thread of its own.
  func serve(_ connection: Connection) {
    let socket = connection.socket
    let isWelcome = state.withLock { state in
      guard !state.isClosed else { return false }
      return state.sockets.insert(socket).inserted
    }
    guard isWelcome else { return socket.close() }
    Thread.detachNewThread {
      connection.run { self.state.withLock { $0.isClosed } }
      // The descriptor's number is free for others once closed: forget it in the same step.
      self.state.withLock { state in
        state.sockets.remove(socket)
        socket.close()
      }
    }
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      for socket in state.sockets { socket.shutDown() }
    }
  }
}
