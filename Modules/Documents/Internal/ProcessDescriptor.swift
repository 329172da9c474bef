#if os(Linux)
  import Glibc

  /// A name of a child that never becomes another process's, unlike its id.
  ///
  /// An id is given away when the child has been waited for, which others can do: the system, in a process that ignores the
  /// end of its children, or a library that waits for all there are.
  struct ProcessDescriptor: Sendable {
    private let number: CInt

    /// Names the child that was started as `pid`; nil if the system has no such names, or the child is gone.
    ///
    /// A child that nobody has to wait for can be gone as soon as it is started. What it has left behind then runs on:
    /// nothing tells its group from one that another process has made since.
    ///
    /// If another child of this process has got the id by then, that is named instead. Only glibc 2.39 starts a child and
    /// names it in one step.
    init?(of pid: pid_t) {
      guard let number = Self.open?(pid, 0), number >= 0 else { return nil }
      self.number = number
      // Else the child was gone before, and the name may be a stranger's.
      guard state(WEXITED | WNOWAIT | WNOHANG) != .isGone else {
        close()
        return nil
      }
    }

    func close() { Glibc.close(number) }

    /// Asks `waitid` about the child.
    func state(_ options: CInt) -> ChildState {
      // P_PIDFD, which older headers lack.
      .of(idtype_t(rawValue: 3), id_t(number), options)
    }

    /// Sends a signal to the child or its group, whatever is left of it, and tells whether the system can do that.
    ///
    /// With groups Linux can since 6.9.
    func send(_ signal: CInt, toGroup isGroup: Bool) -> Bool {
      guard let send = Self.send else { return false }
      return send(number, signal, nil, isGroup ? 4 : 0) == 0 || errno == ESRCH
    }

    private typealias Open = @convention(c) (pid_t, CUnsignedInt) -> CInt
    private typealias Send =
      @convention(c) (
        CInt, CInt, UnsafeMutablePointer<siginfo_t>?, CUnsignedInt
      ) -> CInt

    /// Functions of glibc 2.36, whose declarations Swift does not see.
    private static let open = dlsym(nil, "pidfd_open").map { unsafeBitCast($0, to: Open.self) }
    private static let send = dlsym(nil, "pidfd_send_signal").map { unsafeBitCast($0, to: Send.self) }
  }
#endif
