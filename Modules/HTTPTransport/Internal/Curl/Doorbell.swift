#if canImport(CURLInterface) && canImport(Glibc)
  import Glibc

  /// Wakes a thread that waits for its descriptor to become readable.
  final class Doorbell: Sendable {
    let descriptor: Int32
    private let button: Int32

    /// Nil where the process may not open more files.
    init?() {
      var ends: [Int32] = [-1, -1]
      let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
      guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else { return nil }
      (descriptor, button) = (ends[0], ends[1])
    }

    deinit {
      close(descriptor)
      close(button)
    }

    /// A bell that rings already need not ring twice, so that there is no room is no failure.
    func ring() {
      _ = write(button, [1], 1)
    }

    /// What is left rings again.
    func silence() {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = read(descriptor, &bytes, bytes.count)
    }
  }
#endif
