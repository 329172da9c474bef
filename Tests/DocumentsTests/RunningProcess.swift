import Foundation
import TestSupport

/// An entry of the process table, which outlives its process until the parent has waited for it.
struct RunningProcess: Hashable {
  let pid: pid_t

  var isListed: Bool { FileManager.default.fileExists(atPath: "/proc/\(pid)") }

  /// Returns once the process has ended and was waited for.
  func isGone() async throws {
    try await eventually("process \(pid) is running still, or a zombie") { isListed ? nil : () }
  }

  func terminate() {
    kill(pid, SIGTERM)
  }
}
