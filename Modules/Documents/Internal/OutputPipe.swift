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
      // Whoever reads looks about now and then.
      var pause = timeval()
      pause.tv_usec = 20_000
      setsockopt(readingEnd, SOL_SOCKET, SO_RCVTIMEO, &pause, socklen_t(MemoryLayout.size(ofValue: pause)))
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
        switch read(readingEnd, &buffer, buffer.count - line.count) {
        case 0: return line
        // The time is up, or a signal has come: what the last writer had to say would be here by now.
        case ..<0: if !wasExpected { return nil }
        case let count:
          line += buffer.prefix(count)
          if let end = line.firstIndex(of: UInt8(ascii: "\n")) { return Array(line[..<end]) }
        }
      }
      return nil
    }
  }
#endif
