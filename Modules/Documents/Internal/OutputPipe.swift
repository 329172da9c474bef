#if os(Linux)
  import Glibc

  /// What a child prints, on its way to this process.
  ///
  /// `Foundation.Pipe` ends the whole process when it runs out of file descriptors.
  struct OutputPipe {
    let writingEnd: CInt
    private let readingEnd: CInt

    init?() {
      var ends: [CInt] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (readingEnd, writingEnd) = (ends[0], ends[1])
    }

    /// Closes this process's copy of the end that children write to, or reading would never come to an end.
    func closeWritingEnd() {
      close(writingEnd)
    }

    /// Blocks until no writer is left, closes the pipe and returns all that was written.
    func readToEnd() -> [UInt8] {
      defer { close(readingEnd) }
      var output: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(readingEnd, &buffer, buffer.count)
        if count > 0 {
          output += buffer.prefix(count)
        } else if count == 0 || errno != EINTR {
          return output
        }
      }
    }
  }
#endif
