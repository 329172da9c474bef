#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// A port that answers nobody: its line has room for one, who is there already.
  final class FullPort {
    let url: URL
    private let descriptor: Int32
    private let first: RawClient

    init() throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutableBytes(of: &place) { [descriptor] bytes in
        guard let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else { return false }
        return bind(descriptor, address, length) == 0 && listen(descriptor, 0) == 0
          && getsockname(descriptor, address, &length) == 0
      }
      try #require(isListening)
      let port = UInt16(bigEndian: place.sin_port)
      first = try RawClient(port: Int(port))
      url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    }

    deinit {
      close(descriptor)
    }
  }
#endif
