#if os(Linux)
  import Glibc

  /// What a child prints, on its way to this process.
  ///
  /// `Foundation.Pipe` ends the whole process when it runs out of file descriptors. These are sockets, because only of
  /// them Swift can ask the system to make both ends close-on-exec in one step. With a second step, a process that
  /// another thread starts in between would get them, too.
  struct OutputPipe {
    /// No name of a desktop entry is longer; what is, is not kept.
    private static let longestLine = 4096

    let writingEnd: CInt
    private let readingEnd: CInt

    init?() {
      var ends: [CInt] = [-1, -1]
      let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      (readingEnd, writingEnd) = (ends[0], ends[1])
    }

    /// Closes this process's copy of the end that children write to, or reading would never come to an end.
    func closeWritingEnd() {
      Glibc.close(writingEnd)
    }

    func closeReadingEnd() {
      Glibc.close(readingEnd)
    }

    /// Blocks until a line, or a last one without its end, is written, and returns it without its line break.
    ///
    /// Whatever holds the pipe open, it returns nil when `isGivenUp`, and when nothing more comes while none `isExpected`.
    func readLine(until isGivenUp: () -> Bool, while isExpected: () -> Bool) -> [UInt8]? {
      var line: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: Self.longestLine)
      while line.count < Self.longestLine {
        if isGivenUp() { return nil }
        let wasExpected = isExpected()
        guard isReadable(within: .milliseconds(20)) else {
          if wasExpected { continue }
          return nil
        }
        let count = read(readingEnd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        line += buffer.prefix(max(0, count))
        if let end = line.firstIndex(of: UInt8(ascii: "\n")) { return Array(line[..<end]) }
        if count <= 0 { return line }
      }
      return nil
    }

    private func isReadable(within time: Duration) -> Bool {
      var request = pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0)
      return poll(&request, 1, CInt(time / .milliseconds(1))) > 0
    }
  }
#endif
