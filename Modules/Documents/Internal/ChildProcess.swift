#if os(Linux)
  import Glibc

  /// A running child, in a process group of its own.
  ///
  /// Whoever creates one calls ``reap()`` at last, on a thread that may block, or the child stays behind as a zombie. The
  /// same thread calls all else before that. Whoever else waits for the child meanwhile, ``kill()`` ends no other process.
  struct ChildProcess: Sendable {
    private let pid: pid_t
    private let descriptor: ProcessDescriptor?

    /// Starts the program at `path`, with its standard output going to `output` or nowhere.
    init?(_ path: String, _ arguments: [String], _ environment: [String: String], output: CInt?) {
      let environment = environment.map { "\($0)=\($1)" }
      guard let pid = SpawnSettings(output: output).spawn(path, [path] + arguments, environment) else {
        return nil
      }
      self.pid = pid
      descriptor = ProcessDescriptor(of: pid)
    }

    /// Whether the child itself has come to its end; what it has started may go on.
    var hasEnded: Bool { state(WEXITED | WNOWAIT | WNOHANG) != .isRunning }

    /// Ends the child and everything it has started, but for what has moved to a group of its own.
    func kill() {
      // Without a descriptor that can do it, there is the id, which nobody else has while the child is there to be waited for.
      let isOurs = state(WEXITED | WNOWAIT | WNOHANG) != .isGone
      // The child may have left its group.
      for (isGroup, target) in [(true, -pid), (false, pid)] {
        if descriptor?.send(SIGKILL, toGroup: isGroup) != true, isOurs { _ = Glibc.kill(target, SIGKILL) }
      }
    }

    /// Waits for the end of the child and removes it from the process table.
    func reap() {
      _ = state(WEXITED)
      descriptor?.close()
    }

    private func state(_ options: CInt) -> ChildState {
      descriptor?.state(options) ?? ChildState.of(P_PID, id_t(pid), options)
    }
  }
#endif
