import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket, to be closed once by its owner.
struct Socket: Hashable, Sendable {
  private let descriptor: Int32

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let sendFlags: Int32 = 0
    private static let hangUpEvents: Int16 = 0
  #else
    // A child that inherits a socket keeps the connection open.
    private static let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
    private static let hangUpEvents: Int16 = 0x2000  // POLLRDHUP, which only GNU headers declare
  #endif

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, to: Int32(1))
    #endif
  }

  static func listening(at address: LoopbackAddress) throws -> (Socket, port: UInt16) {
    let descriptor = socket(address == .ipv4 ? AF_INET : AF_INET6, stream, 0)
    guard descriptor >= 0 else { throw LoopbackServerError.cannotListen(host: address.host, errno: errno) }
    let listener = Socket(descriptor)
    let port: UInt16?
    switch address {
    case .ipv4:
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      port = listener.listen(at: &place) ? place.sin_port : nil
    case .ipv6:
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_addr = in6addr_loopback
      port = listener.listen(at: &place) ? place.sin6_port : nil
    }
    guard let port else {
      defer { listener.close() }
      throw LoopbackServerError.cannotListen(host: address.host, errno: errno)
    }
    return (listener, UInt16(bigEndian: port))
  }

  /// Listens at `place`, which gets the port that the system chose.
  private func listen<Place>(at place: inout Place) -> Bool {
    var length = socklen_t(MemoryLayout<Place>.size)
    return withUnsafeMutableBytes(of: &place) { bytes in
      guard let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else { return false }
      #if canImport(Darwin)
        let isListening = bind(descriptor, address, length) == 0 && Darwin.listen(descriptor, SOMAXCONN) == 0
      #else
        let isListening = bind(descriptor, address, length) == 0 && Glibc.listen(descriptor, SOMAXCONN) == 0
      #endif
      return isListening && getsockname(descriptor, address, &length) == 0
    }
  }

  /// Blocks until somebody connects; false once `alarm` is closed at its other end.
  func waitForClient(unless alarm: Int32) -> Bool {
    var entries = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: alarm, events: 0, revents: 0),
    ]
    while poll(&entries, nfds_t(entries.count), -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return entries[1].revents == 0
  }

  func accept() -> Socket? {
    #if canImport(Darwin)
      let client = Darwin.accept(descriptor, nil, nil)
    #else
      let client = Glibc.accept(descriptor, nil, nil)
    #endif
    guard client >= 0 else { return nil }
    _ = fcntl(client, F_SETFD, FD_CLOEXEC)
    let socket = Socket(client)
    return socket
  }

  /// The next bytes, or nil when the peer is gone.
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Data(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Whether the peer took all of `data`.
  func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.send(descriptor, slice.baseAddress, slice.count, Self.sendFlags)
        #else
          let count = Glibc.send(descriptor, slice.baseAddress, slice.count, Self.sendFlags)
        #endif
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Blocks until the peer hangs up, which gives true, or for `limit`.
  func waitForHangUp(within limit: Duration?) -> Bool {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      let rest = deadline.map { max(.zero, $0 - ContinuousClock.now) }
      let milliseconds = rest.map { Int32(clamping: Int(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
      var entry = pollfd(fd: descriptor, events: Self.hangUpEvents, revents: 0)
      let count = poll(&entry, 1, milliseconds)
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return true }
      if rest == .zero { return false }
    }
  }

  /// Ends the traffic in both directions, which wakes the thread that waits on the socket.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Makes `close` break the connection off instead of ending it in an orderly way.
  func resetWhenClosed() {
    set(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  private func set<Value: BitwiseCopyable>(_ option: Int32, to value: Value) {
    withUnsafeBytes(of: value) { bytes in
      _ = setsockopt(descriptor, SOL_SOCKET, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }
}
