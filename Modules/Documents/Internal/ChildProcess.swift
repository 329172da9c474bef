#if os(Linux)
  import Glibc

  /// A running child, in a process group of its own.
  ///
  /// Whoever creates one calls ``reap()`` at last, on a thread that may block, or the child stays behind as a zombie. The
  /// same thread calls all else before that, so that ``kill()`` never meets a process id that has been given away.
  struct ChildProcess: Sendable {
    private let pid: pid_t

    /// Starts the program at `path`, with its standard output going to `output` or nowhere.
    init?(_ path: String, _ arguments: [String], _ environment: [String: String], output: CInt?) {
      let environment = environment.map { "\($0)=\($1)" }
      guard let pid = SpawnSettings(output: output).spawn(path, [path] + arguments, environment) else {
        return nil
      }
      self.pid = pid
    }

    /// Whether the child itself has come to its end; what it has started may go on.
    var hasEnded: Bool { isWaitedFor(WEXITED | WNOWAIT | WNOHANG) }

    /// Ends the child and everything it has started, but for what has moved to a group of its own.
    func kill() {
      // The child may have left its group.
      for target in [-pid, pid] { _ = Glibc.kill(target, SIGKILL) }
    }

    /// Waits for the end of the child and removes it from the process table.
    func reap() { _ = isWaitedFor(WEXITED) }

    /// Whether the child has ended.
    private func isWaitedFor(_ options: CInt) -> Bool {
      var information = siginfo_t()
      while waitid(P_PID, id_t(pid), &information, options) == -1 {
        // Else there is no such child, as in a process that ignores the end of its children.
        guard errno == EINTR else { return true }
      }
      return information.si_signo == SIGCHLD
    }
  }
#endif
