#if os(Linux)
  import Glibc
  import Synchronization

  /// A running child, in a process group of its own.
  ///
  /// Whoever creates one calls ``reap()`` on a thread that may block, or the child stays behind as a zombie.
  final class ChildProcess: Sendable {
    private let pid: pid_t
    private let isReaped = Mutex(false)

    /// Starts the program at `path`, with its standard output going to `output` or nowhere.
    init?(_ path: String, _ arguments: [String], _ environment: [String: String], output: CInt?) {
      let environment = environment.map { "\($0)=\($1)" }
      guard let pid = SpawnSettings(output: output).spawn(path, [path] + arguments, environment) else {
        return nil
      }
      self.pid = pid
    }

    /// Whether the child itself has come to its end; what it has started may go on.
    var hasEnded: Bool {
      isReaped.withLock { $0 || isWaitedFor(WNOHANG) }
    }

    /// Waits for the end of the child and removes it from the process table.
    func reap() {
      // Waiting and removing are two steps, so that `kill` never meets a process id that has been given away.
      _ = isWaitedFor(0)
      isReaped.withLock { isReaped in
        while waitpid(pid, nil, 0) == -1, errno == EINTR {}
        isReaped = true
      }
    }

    /// Ends the child and everything it has started, but for what has moved to a group of its own.
    func kill() {
      isReaped.withLock { isReaped in
        guard !isReaped else { return }
        // The child may have left its group.
        for target in [-pid, pid] { _ = Glibc.kill(target, SIGKILL) }
      }
    }

    /// Whether the child has ended, without removing it from the process table.
    private func isWaitedFor(_ options: CInt) -> Bool {
      var information = siginfo_t()
      while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT | options) == -1 {
        // Else there is no such child, as in a process that ignores the end of its children.
        guard errno == EINTR else { return true }
      }
      return information.si_signo == SIGCHLD
    }
  }
#endif
