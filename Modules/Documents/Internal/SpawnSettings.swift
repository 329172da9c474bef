#if os(Linux)
  import Glibc

  /// What a child starts with besides its arguments.
  ///
  /// The caller's signal mask, ignored signals, open files and terminal are its own business: left alone, the
  /// opened program would inherit them.
  struct SpawnSettings {
    /// What takes the child's standard output; nothing does if it is nil.
    let output: CInt?

    /// Starts a program and returns its process id, or nil if it could not be started.
    ///
    /// That includes glibc before 2.34: rather no program than one that inherits what is open.
    func spawn(_ path: String, _ arguments: [String], _ environment: [String]) -> pid_t? {
      guard let addCloseFrom = Self.addCloseFrom else { return nil }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      set(&attributes)

      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      add(to: &actions)
      // The child itself closes the rest, whatever another thread opens until then.
      _ = addCloseFrom(&actions, STDERR_FILENO + 1)

      let argv = arguments.map { strdup($0) }
      let envp = environment.map { strdup($0) }
      defer { (argv + envp).forEach { free($0) } }
      var pid: pid_t = 0
      let error = posix_spawn(&pid, path, &actions, &attributes, argv + [nil], envp + [nil])
      return error == 0 ? pid : nil
    }

    /// A group of its own, no signal blocked and none ignored; the first two are as the attributes begin.
    private func set(_ attributes: inout posix_spawnattr_t) {
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var signals = sigset_t()
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
    }

    private func add(to actions: inout posix_spawn_file_actions_t) {
      var silent = [STDIN_FILENO, STDERR_FILENO]
      if let output {
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      } else {
        silent.append(STDOUT_FILENO)
      }
      for descriptor in silent {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    }

    private typealias AddCloseFrom =
      @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, CInt
      ) -> CInt

    /// The function of glibc 2.34 that does it, whose declaration Swift does not see.
    private static let addCloseFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
      .map { unsafeBitCast($0, to: AddCloseFrom.self) }
  }
#endif
