import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What this process has of the machine, as far as the system says.
public enum Footprint: Sendable {
  /// The memory that it has at this moment, in bytes.
  public static var memory: Int? {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return pages.flatMap { $0.dropFirst().first }.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
  }

  /// The most memory that it had at a time, in bytes.
  public static var peakMemory: Int? {
    let lines = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    let kilobytes = lines?.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// The descriptors that are open, but for sockets that listen on one of `ports` or have been accepted there.
  public static func descriptors(besides ports: Set<UInt16> = []) -> Int? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return names?.compactMap { CInt($0) }.count { descriptor in
      if let port = port(of: descriptor) { return !ports.contains(port) }
      // What was closed since the list was made is not open.
      return fcntl(descriptor, F_GETFD) >= 0
    }
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
}
