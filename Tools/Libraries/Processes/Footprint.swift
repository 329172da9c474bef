import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory and the descriptors that this process uses; each is nil where the system does not tell.
public enum Footprint: Sendable {
  /// The memory that this process has at this moment, in bytes.
  public static var memory: Int? {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return pages.flatMap { $0.dropFirst().first }.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
  }

  /// The most memory that this process has had at any time, in bytes.
  public static var peakMemory: Int? {
    let lines = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    let kilobytes = lines?.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// How many descriptors are open, without sockets that listen on one of `ports` or were accepted there.
  public static func descriptors(besides ports: Set<UInt16> = []) -> Int? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return names?.compactMap { CInt($0) }.count { descriptor in
      if let port = port(of: descriptor) { return !ports.contains(port) }
      // A descriptor that was closed since the list was made does not count.
      return fcntl(descriptor, F_GETFD) >= 0
    }
  }

  /// The local port of a socket, or nil if `descriptor` is not an IPv4 socket.
  private static func port(of descriptor: CInt) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return result == 0 && address.sin_family == sa_family_t(AF_INET)
      ? UInt16(bigEndian: address.sin_port) : nil
  }
}
