import Foundation
import LoopbackServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A client that sends and receives bytes, for what an HTTP client would hide.
final class RawClient {
  struct Failure: Error {
    let errno: Int32
  }

  private let descriptor: Int32
  private var isOpen = true

  init(port: Int) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #endif
    // A thread that waits for an answer heeds no cancellation: a hang has to end by itself.
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(errno: errno) }
  }

  convenience init(_ server: LoopbackServer) throws {
    try self.init(port: server.url.port ?? 0)
  }

  deinit {
    close()
  }

  var hasInput: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  func exchange(_ request: String) throws -> String {
    try send(request)
    return try receive()
  }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure(errno: errno) }
  }

  /// What one read gives: a whole reply where the server sent it at once, nothing where it closed.
  func receive() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else { throw Failure(errno: errno) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }
}
