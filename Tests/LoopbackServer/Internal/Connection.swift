import Foundation

/// One client's connection: reads requests and performs the replies, until one side ends it.
struct Connection: Sendable {
  private enum Outcome {
    case finished, ended, hungUp
  }

  let socket: Socket
  let router: Router
  let log: RequestLog

  /// Blocks until the connection is over.
  func run(unless isStopped: () -> Bool) {
    var reader = RequestReader(socket: socket)
    while let request = reader.next(withoutBodyAt: router.isHasty) {
      log.append(request)
      switch perform(router.reply(to: request)) {
      case .finished:
        // A body that nobody has read would be taken for a request.
        if router.isHasty(at: request.path) { return }
      case .ended: return
      case .hungUp:
        if !isStopped() { log.appendHangUp(at: request.path) }
        return
      }
    }
  }

  private func perform(_ reply: Reply) -> Outcome {
    for step in reply.steps {
      let isConnected: Bool
      switch step {
      case .send(let data): isConnected = socket.send(data)
      case .drip(let data, let interval): isConnected = drip(data, every: interval)
      case .pause(let duration): isConnected = !socket.waitForHangUp(within: duration)
      case .wait(let gate): isConnected = wait(for: gate)
      case .open(let gate):
        gate.open()
        isConnected = true
      case .stall: isConnected = !socket.waitForHangUp(within: nil)
      case .close: return .ended
      case .reset:
        socket.resetWhenClosed()
        return .ended
      }
      guard isConnected else { return .hungUp }
    }
    return .finished
  }

  private func drip(_ data: Data, every interval: Duration) -> Bool {
    data.allSatisfy { byte in
      !socket.waitForHangUp(within: interval) && socket.send(Data([byte]))
    }
  }

  // A thread can block on one thing only: on the socket, in slices short enough to see the gate soon.
  private func wait(for gate: Gate) -> Bool {
    while !gate.isOpen {
      if socket.waitForHangUp(within: .milliseconds(2)) { return false }
    }
    return true
  }
}
