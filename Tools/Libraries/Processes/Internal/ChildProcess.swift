import Foundation

/// A started program with one pipe on its standard output and one on its standard error.
///
/// Its standard input is empty unless the caller passes a descriptor.
///
/// Foundation's `Process` crashes now and then on Linux when many files are open, up to Swift 6.3.1: it reads past
/// the end of a directory entry (swift-corelibs-foundation #5472). Hence `posix_spawn`.
struct ChildProcess {
  let identifier: pid_t
  let standardOutput: Int32
  let standardError: Int32

  /// Starts the program that `arguments` begin with.
  ///
  /// Throws a ``ToolchainError`` if it cannot be started. Calls `willStart` before the start, with the inode of the
  /// pipe on the program's standard output. Only ``Interruption/start(_:environment:)`` may lead here, because it
  /// starts one child at a time: no child may inherit the pipes of another before they are marked as close-on-exec.
  init(
    _ arguments: [String], environment: [String], standardInput: Int32? = nil,
    willStart: (UInt64) -> Void = { _ in }
  ) throws {
    let output = try Self.pipe(for: arguments[0])
    let errors = try Self.pipe(for: arguments[0])
    defer {
      close(output.write)
      close(errors.write)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let standardInput {
      posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
    if standardInput != nil {
      // A program with an input lives as long as this process. It must not keep files open that somebody else closes.
      for file in Self.openFiles { posix_spawn_file_actions_addclose(&actions, file) }
    }
    Self.prepare(&attributes)
    willStart(Self.number(of: output.write))
    var identifier: pid_t = 0
    let argv = arguments.map { strdup($0) }
    let envp = environment.map { strdup($0) }
    defer { (argv + envp).forEach { free($0) } }
    // A file that was just written is busy while another child, which has not yet called `exec`, still has it open.
    let deadline = ContinuousClock.now + .seconds(10)
    var error: Int32
    repeat {
      error = posix_spawn(&identifier, arguments[0], &actions, &attributes, argv + [nil], envp + [nil])
      if error == ETXTBSY { usleep(10_000) }
    } while error == ETXTBSY && ContinuousClock.now < deadline
    guard error == 0 else {
      close(output.read)
      close(errors.read)
      throw ToolchainError.cannotStart(tool: arguments[0], reason: String(cString: strerror(error)))
    }
    self.identifier = identifier
    standardOutput = output.read
    standardError = errors.read
  }

  /// Waits for the program's end; returns its exit code or the signal that ended it, and its peak memory in bytes.
  ///
  /// The peak memory is that of the program, or of the largest program that it started.
  func waitForEnd() -> (status: Int32, peakMemory: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) == -1, errno == EINTR {}
    let signal = status & 0x7F
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return (signal == 0 ? (status >> 8) & 0xFF : signal, Int(usage.ru_maxrss) * unit)
  }

  /// The descriptors that this process has open besides the three standard streams.
  private static var openFiles: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return names.compactMap { Int32($0) }.filter { $0 > STDERR_FILENO }
  }

  private static func number(of pipe: Int32) -> UInt64 {
    var description = stat()
    return fstat(pipe, &description) == 0 ? UInt64(description.st_ino) : 0
  }

  private static func pipe(for tool: String) throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw ToolchainError.cannotStart(tool: tool, reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

extension ChildProcess {
  #if canImport(Darwin)
    typealias SpawnAttributes = posix_spawnattr_t?
  #else
    typealias SpawnAttributes = posix_spawnattr_t
  #endif

  /// Gives the child a process group of its own and unblocks all signals.
  ///
  /// The group lets an interruption end the compilers that a tool starts. Threads of a pool have blocked signals, and
  /// children would inherit that.
  static func prepare(_ attributes: inout SpawnAttributes) {
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
  }
}
