#if canImport(CURLInterface) && canImport(Glibc)
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
    init?(_ mailbox: TransferMailbox, keeping maximumKeptConnections: Int) {
      guard let multi = CFURLSessionMultiHandleInit() else { return nil }
      self.mailbox = mailbox
      self.multi = multi
      _ = CFURLSession_multi_setopt_l(multi, .maximumKeptConnections, maximumKeptConnections)
      let context = Unmanaged.passUnretained(self).toOpaque()
      _ = CFURLSession_multi_setopt_ptr(multi, .socketContext, context)
      _ = CFURLSession_multi_setopt_ptr(multi, .timerContext, context)
      _ = CFURLSession_multi_setopt_sf(multi, .socketFunction) { _, socket, interest, context, _ in
        TransferLoop.find(context)?.watch(socket, for: interest)
        return 0
      }
      _ = CFURLSession_multi_setopt_tf(multi, .timerFunction) { _, milliseconds, context in
        // A negative time is for none; to look once more costs nothing.
        TransferLoop.find(context)?.alarm = .now + .milliseconds(milliseconds)
        return 0
      }
    }

    /// Nothing is under way any more: a call that ends has its transfer stopped first, and only then leaves the client.
    deinit {
      _ = CFURLSessionMultiHandleDeinit(multi)
    }

    /// Returns when the mailbox is closed.
    func run() {
      while readMail() {
        for socket in waitForSockets() { act(on: socket) }
        if let alarm, alarm <= .now {
          self.alarm = nil
          act(on: -1)
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
      guard let transfer = Transfer(exchange),
        CFURLSessionMultiHandleAddHandle(multi, transfer.handle).value == 0
      else {
        return exchange.refuse(.failed(.unknown, "The system has no memory for another transfer."))
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
          exchange?.refuse(TransportError(finished.resultCode))
        }
      }
    }

    /// What there is to do at a socket libcurl finds out itself, and that serving another one has closed it.
    private func act(on socket: Int32) {
      var running: Int32 = 0
      _ = CFURLSessionMultiHandleAction(multi, socket, 0, &running)
    }

    /// The sockets where something can be done; none if the mailbox or the alarm came first.
    private func waitForSockets() -> [Int32] {
      let interests = Array(interests) + [(key: mailbox.doorbell.descriptor, value: Int16(POLLIN))]
      var entries = interests.map { pollfd(fd: $0.key, events: $0.value, revents: 0) }
      // A negative number would be to wait for ever, where the alarm is overdue.
      let milliseconds = alarm.map {
        Int32(clamping: UInt(clamping: Int((($0 - .now) / .milliseconds(1)).rounded(.up))))
      }
      _ = poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
      return entries.dropLast().filter { $0.revents != 0 }.map(\.fd)
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
