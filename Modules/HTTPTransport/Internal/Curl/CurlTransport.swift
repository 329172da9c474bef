#if canImport(CURLInterface) && canImport(Glibc)
  internal import CURLInterface
  import Foundation
  import FoundationExtensions
  // For the library that has the functions of the interface.
  import FoundationNetworking
  import Synchronization

  /// The transport by way of libcurl.
  final class CurlTransport: Transport {
    /// Whether the library has all functions of the interface, and is ready.
    static let isAvailable = CURLInterfaceIsComplete() && CFURLSessionInit().value == 0

    private let limits: TransportLimits
    private let mailbox = Mutex<TransferMailbox?>(nil)

    init(_ limits: TransportLimits) {
      self.limits = limits
    }

    deinit {
      mailbox.withLock(\.self)?.post(.close)
    }

    func response(to request: TransportRequest) async throws -> TransportResponse {
      let exchange = Exchange(request, limits: limits)
      let mailbox = try openMailbox()
      mailbox.post(.start(exchange))
      exchange.outcome.whenDecided { mailbox.post(.stop(exchange)) }
      return try await exchange.outcome.value()
    }

    /// The mailbox of the loop, which runs from the first request on that finds what it needs.
    private func openMailbox() throws(TransportError) -> TransferMailbox {
      try mailbox.withLock { mailbox throws(TransportError) in
        if let mailbox { return mailbox }
        let new = try startLoop()
        mailbox = new
        return new
      }
    }

    private func startLoop() throws(TransportError) -> TransferMailbox {
      guard let doorbell = Doorbell() else {
        throw .failed(.unknown, "The process may not open more files.")
      }
      let mailbox = TransferMailbox(doorbell)
      guard let loop = TransferLoop(mailbox, keeping: limits.connections) else {
        throw .failed(.unknown, "The system has no memory for connections.")
      }
      guard Thread.run({ loop.run() }) else { throw .failed(.unknown, "The system has no thread left.") }
      return mailbox
    }
  }
#endif
