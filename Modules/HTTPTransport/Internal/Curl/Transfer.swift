#if canImport(CURLInterface) && canImport(Glibc)
  internal import CURLInterface
  import Foundation
  import Glibc

  /// An exchange on its way through libcurl, on the one thread of its loop.
  final class Transfer {
    let exchange: Exchange
    let handle: CURLEasyHandle
    /// What is sent, at an address that stays.
    private let body: UnsafeMutableRawBufferPointer?
    private var lines: UnsafeMutableRawPointer?
    private var reader = HeadReader()

    /// Nil where there is no memory.
    init?(_ exchange: Exchange) {
      guard let handle = CFURLSessionEasyHandleInit() else { return nil }
      self.exchange = exchange
      self.handle = handle
      body = exchange.request.body.map { body in
        // Never empty, so that there is an address.
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, body.count), alignment: 1)
        copy.copyBytes(from: body)
        return copy
      }
      set(.url, to: exchange.request.address)
      setPolicy()
      setMethodAndBody()
      setFields()
      setCallbacks()
    }

    deinit {
      CFURLSessionEasyHandleDeinit(handle)
      CFURLSessionSListFreeAll(lines)
      body?.deallocate()
    }

    private func setPolicy() {
      set(.noSignals, to: true)
      // Or to stop would be to wait for the name server.
      set(.leaveResolver, to: true)
      set(.keepDotSegments, to: true)
      set(.suppressProxyHeads, to: true)
      set(.acceptEncoding, to: "gzip, deflate")
      // HTTP/1.1 even where a server offers more. Over HTTP/2 this libcurl (7.88) never gives the answer to a body of
      // which the server did not want the rest, and keeps a processor busy meanwhile.
      set(.httpVersion, to: 2)
      // On a connection that was kept and turns out to be dead, libcurl sends the request again without asking.
      set(.freshConnection, to: !exchange.request.isRepeatable)
      set(.forbidReuse, to: !exchange.request.isRepeatable)
      if let file = TrustStore.file(unless: defaultTrustStore) { set(.authorityFile, to: file) }
    }

    private var defaultTrustStore: String? {
      var path: UnsafeMutablePointer<CChar>?
      _ = CFURLSession_easy_getinfo_charp(handle, .authorityFile, &path)
      return path.map { String(cString: $0) }
    }

    private func setMethodAndBody() {
      let request = exchange.request
      if request.asksForHeadOnly { set(.noBody, to: true) }
      if let body, let count = request.body?.count {
        _ = CFURLSession_easy_setopt_int64(handle, .bodySize, Int64(count))
        set(.body, to: UnsafeRawPointer(body.baseAddress))
      }
      set(.method, to: request.method)
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
        exchange.receive(
          TransportResponse(status: reader.status, fields: reader.fields), announcing: reader.length)
      case .refused(let reason):
        exchange.refuse(.failed(.cannotParseResponse, reason))
      }
    }

    private func set(_ option: CURLOption, to isOn: Bool) {
      set(option, to: isOn ? 1 : 0)
    }

    private func set(_ option: CURLOption, to number: Int) {
      _ = CFURLSession_easy_setopt_long(handle, option, number)
    }

    private func set(_ option: CURLOption, to text: String) {
      text.withCString { set(option, to: UnsafeRawPointer($0)) }
    }

    private func set(_ option: CURLOption, to address: UnsafeRawPointer?) {
      _ = CFURLSession_easy_setopt_ptr(handle, option, UnsafeMutableRawPointer(mutating: address))
    }
  }
#endif
