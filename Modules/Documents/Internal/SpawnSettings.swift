#if os(Linux)
  import Glibc

  /// What a child starts with besides its arguments.
  ///
  /// The caller's signal mask, ignored signals, open files and terminal are its own business: left alone, the
  /// opened program would inherit them.
  struct SpawnSettings: ~Copyable {
    private var attributes = posix_spawnattr_t()
    private var actions = posix_spawn_file_actions_t()

    init(output: CInt?) {
      posix_spawnattr_init(&attributes)
      posix_spawn_file_actions_init(&actions)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setflags(&attributes, Int16(flags))
      posix_spawnattr_setpgroup(&attributes, 0)
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)

      if let output {
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      } else {
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
      closeInherited()
    }

    /// Has the child itself close all that is open, whatever another thread opens until then.
    private mutating func closeInherited() {
      let first = STDERR_FILENO + 1
      if let addCloseFrom = Self.addCloseFrom {
        _ = addCloseFrom(&actions, first)
      } else {
        let limit = sysconf(CInt(_SC_OPEN_MAX))
        for descriptor in first..<(limit > first ? CInt(clamping: limit) : 65_536) {
          posix_spawn_file_actions_addclose(&actions, descriptor)
        }
      }
    }

    private typealias AddCloseFrom =
      @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, CInt
      ) -> CInt

    /// The function of glibc 2.34 that does it, whose declaration Swift does not see.
    private static let addCloseFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
      .map { unsafeBitCast($0, to: AddCloseFrom.self) }

    deinit {
      var attributes = attributes
      var actions = actions
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }

    /// Starts a program and returns its process id, or nil if it could not be started.
    func spawn(_ path: String, _ arguments: [String], _ environment: [String]) -> pid_t? {
      let argv = arguments.map { strdup($0) }
      let envp = environment.map { strdup($0) }
      defer { (argv + envp).forEach { free($0) } }
      var pid: pid_t = 0
      var attributes = attributes
      var actions = actions
      let error = posix_spawn(&pid, path, &actions, &attributes, argv + [nil], envp + [nil])
      return error == 0 ? pid : nil
    }
  }
#endif
