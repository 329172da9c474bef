#if os(Linux)
  import Foundation
  import Glibc

  /// What this process has of the machine.
  enum Footprint {
    /// The most memory that it had at a time, in bytes.
    static var peakMemory: Int {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    }

    /// How many descriptors are open, but for sockets of servers that listen on one of `ports`.
    static func descriptors(besides ports: Set<UInt16> = []) throws -> Int {
      let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return names.compactMap { CInt($0) }.count { descriptor in
        // Between the list and the question a server may have closed many at once.
        !isOfServer(descriptor, ports) && fcntl(descriptor, F_GETFD) >= 0
      }
    }

    private static func isOfServer(_ descriptor: CInt, _ ports: Set<UInt16>) -> Bool {
      port(of: descriptor).map(ports.contains) == true
    }

    /// The port at this end of a connection, or on which is listened.
    private static func port(of descriptor: CInt) -> UInt16? {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
      }
      return result == 0 && address.sin_family == sa_family_t(AF_INET)
        ? UInt16(bigEndian: address.sin_port) : nil
    }

    /// The memory that it has at this moment, in bytes.
    static var memory: Int {
      get throws {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return (Int(pages[1]) ?? 0) * Int(getpagesize())
      }
    }
  }
#endif
