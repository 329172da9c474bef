#if canImport(FoundationNetworking)
  internal import CURLInterface
  import Foundation
  // For the library that has the functions of the interface.
  import FoundationNetworking
  import Synchronization

  /// Sends one request and gives one answer: no redirects, no retries, no deadline.
  ///
  /// It uses libcurl as FoundationNetworking does, beside `URLSession`, which ends the process where a server sends
  /// what it does not expect, and decompresses without limit.
  final class CurlTransport: Sendable {
    private static let isReady = CFURLSessionInit().value == 0

    private let limits: BodyLimits
    private let maximumConnections: Int
    private let mailbox = Mutex<TransferMailbox?>(nil)

    init(_ configuration: HTTPClient.Configuration) {
      limits = BodyLimits(success: configuration.maximumBodyBytes)
      maximumConnections = configuration.maximumConnections
    }

    deinit {
      mailbox.withLock(\.self)?.post(.close)
    }

    /// Throws `Failure`, or `CancellationError` as soon as the task is cancelled.
    func response(to request: OutgoingRequest) async throws -> Response {
      let exchange = Exchange(request, limits: limits)
      let mailbox = try openMailbox()
      mailbox.post(.start(exchange))
      exchange.outcome.whenDecided { mailbox.post(.stop(exchange)) }
      return try await exchange.outcome.value()
    }

    /// The mailbox of the loop, which runs from the first request on.
    private func openMailbox() throws(Failure) -> TransferMailbox {
      let opened = mailbox.withLock { mailbox -> TransferMailbox? in
        if mailbox == nil, Self.isReady, let doorbell = Doorbell() {
          let new = TransferMailbox(doorbell)
          Self.run(new, maximumConnections)
          mailbox = new
        }
        return mailbox
      }
      guard let opened else { throw Failure(.unknown, "The process may not open more files.") }
      return opened
    }

    private static func run(_ mailbox: TransferMailbox, _ maximumConnections: Int) {
      Thread.detachNewThread {
        guard let loop = TransferLoop(mailbox, keeping: maximumConnections) else { return }
        loop.run()
      }
    }
  }
#endif
