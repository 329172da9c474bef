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

    static var descriptors: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
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
