#if os(Linux)
  import Glibc

  /// What the system says of a child.
  enum ChildState {
    case isRunning, hasEnded
    /// It was waited for, or is no child of this process.
    case isGone

    /// Asks `waitid`, which waits if the options say so.
    static func of(_ kind: idtype_t, _ id: id_t, _ options: CInt) -> ChildState {
      var information = siginfo_t()
      while waitid(kind, id, &information, options) == -1 {
        guard errno == EINTR else { return .isGone }
      }
      return information.si_signo == SIGCHLD ? .hasEnded : .isRunning
    }
  }
#endif
