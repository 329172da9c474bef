#if canImport(FoundationNetworking)
  internal import CURLInterface
  import Foundation
  import Glibc

  /// An exchange on its way through libcurl, on the one thread of its loop.
  final class Transfer {
    let exchange: Exchange
    let handle: CURLEasyHandle
    private var lines: UnsafeMutableRawPointer?
    private var reader = HeadReader()

    /// Nil where there is no memory.
    init?(_ exchange: Exchange) {
      guard let handle = CFURLSessionEasyHandleInit() else { return nil }
      self.exchange = exchange
      self.handle = handle
      set(.url, to: exchange.request.address)
      setPolicy()
      setMethodAndBody()
      setFields()
      setCallbacks()
    }

    deinit {
      CFURLSessionEasyHandleDeinit(handle)
      CFURLSessionSListFreeAll(lines)
    }

    private func setPolicy() {
      set(.noSignals, to: true)
      // Or to stop would be to wait for the name server.
      set(.leaveResolver, to: true)
      set(.keepDotSegments, to: true)
      set(.suppressProxyHeads, to: true)
      set(.acceptEncoding, to: "gzip, deflate")
      set(.userAgent, to: "Networking")
      // On a connection that was kept and turns out to be dead, libcurl sends the request again without asking.
      set(.freshConnection, to: !exchange.request.isRepeatable)
      set(.forbidReuse, to: !exchange.request.isRepeatable)
      if let file = ProcessInfo.processInfo.environment["URLSessionCertificateAuthorityInfoFile"] {
        set(.authorityFile, to: file)
      }
    }

    private func setMethodAndBody() {
      let request = exchange.request
      if request.method == .head { set(.noBody, to: true) }
      guard !request.method.isSafe else { return }
      if request.body != nil || request.method != .delete {
        // Never empty, so that there is an address to copy from.
        let body = Array(request.body ?? Data()) + [0]
        _ = CFURLSession_easy_setopt_int64(handle, .bodySize, Int64(body.count - 1))
        body.withUnsafeBytes { set(.body, to: $0.baseAddress) }
      }
      set(.method, to: request.method.token)
    }

    private func setFields() {
      let fields = exchange.request.fields
      // A semicolon is how libcurl is told of a field without value; a name alone takes back what it would add itself.
      let texts = fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
      for text in texts + ["Expect:", "Content-Type:"] { lines = CFURLSessionSListAppend(lines, text) }
      set(.fields, to: lines)
    }

    private func setCallbacks() {
      let context = Unmanaged.passUnretained(self).toOpaque()
      set(.headContext, to: context)
      set(.bodyContext, to: context)
      _ = CFURLSession_easy_setopt_wc(handle, .headFunction) { bytes, size, count, context in
        Transfer.receive(bytes, size * count, context) { $0.receiveLine($1) }
      }
      _ = CFURLSession_easy_setopt_wc(handle, .bodyFunction) { bytes, size, count, context in
        Transfer.receive(bytes, size * count, context) { $0.exchange.receive($1) }
      }
      // A child of the process that inherits a socket keeps the connection open.
      _ = CFURLSession_easy_setopt_sc(handle, .openFunction) { _, _, kind in
        socket(kind.pointee.family, kind.pointee.type | Int32(SOCK_CLOEXEC.rawValue), kind.pointee.protocol)
      }
    }

    /// Hands on what has come; anything but its count, as the result, ends the transfer.
    private static func receive(
      _ bytes: UnsafeMutablePointer<CChar>, _ count: Int, _ context: UnsafeMutableRawPointer?,
      _ take: (Transfer, UnsafeRawBufferPointer) -> Void
    ) -> Int {
      guard let context else { return count }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      take(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
      return transfer.exchange.outcome.isOpen ? count : count &+ 1
    }

    private func receiveLine(_ line: UnsafeRawBufferPointer) {
      switch reader.read(line) {
      case .unfinished: break
      case .finished:
        let head = Response(
          status: reader.status, url: exchange.request.url, location: reader.location,
          retryAfter: reader.retryAfter)
        exchange.receive(head, announcing: reader.length)
      case .refused(let reason):
        exchange.refuse(Failure(.cannotParseResponse, reason))
      }
    }

    private func set(_ option: CURLOption, to isOn: Bool) {
      _ = CFURLSession_easy_setopt_long(handle, option, isOn ? 1 : 0)
    }

    private func set(_ option: CURLOption, to text: String) {
      text.withCString { set(option, to: UnsafeRawPointer($0)) }
    }

    private func set(_ option: CURLOption, to address: UnsafeRawPointer?) {
      _ = CFURLSession_easy_setopt_ptr(handle, option, UnsafeMutableRawPointer(mutating: address))
    }
  }
#endif
