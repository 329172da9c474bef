#if canImport(FoundationNetworking)
  internal import CURLInterface
  import Foundation
  import Glibc

  /// Moves the bytes of all transfers of a client, on one thread.
  final class TransferLoop {
    private let mailbox: TransferMailbox
    private let multi: CURLMultiHandle
    private var transfers: [CURLEasyHandle: Transfer] = [:]
    /// What libcurl waits for at which socket.
    private var interests: [Int32: Int16] = [:]
    /// When libcurl wants to be called even if nothing happens.
    private var alarm: ContinuousClock.Instant?

    /// Nil where there is no memory.
    init?(_ mailbox: TransferMailbox, maximumConnections: Int) {
      guard let multi = CFURLSessionMultiHandleInit() else { return nil }
      self.mailbox = mailbox
      self.multi = multi
      _ = CFURLSession_multi_setopt_l(multi, .maximumConnections, maximumConnections)
      _ = CFURLSession_multi_setopt_l(multi, .maximumKeptConnections, maximumConnections)
      let context = Unmanaged.passUnretained(self).toOpaque()
      _ = CFURLSession_multi_setopt_ptr(multi, .socketContext, context)
      _ = CFURLSession_multi_setopt_ptr(multi, .timerContext, context)
      _ = CFURLSession_multi_setopt_sf(multi, .socketFunction) { _, socket, interest, context, _ in
        TransferLoop.find(context)?.watch(socket, for: interest)
        return 0
      }
      _ = CFURLSession_multi_setopt_tf(multi, .timerFunction) { _, milliseconds, context in
        TransferLoop.find(context)?.alarm = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
        return 0
      }
    }

    deinit {
      for handle in transfers.keys { _ = CFURLSessionMultiHandleRemoveHandle(multi, handle) }
      transfers = [:]
      _ = CFURLSessionMultiHandleDeinit(multi)
    }

    /// Returns when the mailbox is closed.
    func run() {
      while readMail() {
        for (socket, events) in waitForSockets() {
          // Serving one socket may have closed another.
          if interests[socket] != nil { act(on: socket, events) }
        }
        if let alarm, alarm <= .now {
          self.alarm = nil
          act(on: -1, 0)
        }
        collectFinished()
      }
    }

    private func readMail() -> Bool {
      for letter in mailbox.empty() {
        switch letter {
        case .start(let exchange): start(exchange)
        case .stop(let exchange): stop(exchange)
        case .close: return false
        }
      }
      return true
    }

    private func start(_ exchange: Exchange) {
      guard exchange.outcome.isOpen else { return }
      guard let transfer = Transfer(exchange),
        CFURLSessionMultiHandleAddHandle(multi, transfer.handle).value == 0
      else {
        return exchange.refuse(Failure(.unknown, "The system has no memory for another transfer."))
      }
      transfers[transfer.handle] = transfer
    }

    private func stop(_ exchange: Exchange) {
      guard let handle = transfers.first(where: { $0.value.exchange === exchange })?.key else { return }
      remove(handle)
    }

    @discardableResult private func remove(_ handle: CURLEasyHandle) -> Exchange? {
      _ = CFURLSessionMultiHandleRemoveHandle(multi, handle)
      return transfers.removeValue(forKey: handle)?.exchange
    }

    private func collectFinished() {
      var count: Int32 = 0
      while true {
        let finished = CFURLSessionMultiHandleInfoRead(multi, &count)
        guard let handle = finished.easyHandle else { return }
        let exchange = remove(handle)
        if finished.resultCode.value == 0 {
          exchange?.complete()
        } else {
          exchange?.refuse(Failure(finished.resultCode))
        }
      }
    }

    private func act(on socket: Int32, _ events: Int32) {
      var running: Int32 = 0
      _ = CFURLSessionMultiHandleAction(multi, socket, events, &running)
    }

    /// The sockets where something can be done, with what; none if the mailbox or the alarm came first.
    private func waitForSockets() -> [(socket: Int32, events: Int32)] {
      var entries = interests.map { pollfd(fd: $0.key, events: $0.value, revents: 0) }
      entries.append(pollfd(fd: mailbox.doorbell.descriptor, events: Int16(POLLIN), revents: 0))
      let rest = alarm.map { max(.zero, $0 - .now) }
      let milliseconds = rest.map { Int32(clamping: Int(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
      guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
      return entries.dropLast().filter { $0.revents != 0 }.map { entry in
        // An error shows where it is read, after the bytes before it.
        let canRead = entry.revents & ~Int16(POLLOUT) != 0
        let canWrite = entry.revents & Int16(POLLOUT) != 0
        return (entry.fd, (canRead ? 1 : 0) | (canWrite ? 2 : 0))
      }
    }

    private func watch(_ socket: Int32, for interest: Int32) {
      let events: [Int32: Int32] = [1: POLLIN, 2: POLLOUT, 3: POLLIN | POLLOUT]
      interests[socket] = events[interest].map { Int16($0) }
    }

    private static func find(_ context: UnsafeMutableRawPointer?) -> TransferLoop? {
      context.map { Unmanaged<TransferLoop>.fromOpaque($0).takeUnretainedValue() }
    }
  }
#endif
