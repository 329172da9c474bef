import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Launch {
  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private static let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which only GNU headers declare
  #endif

  /// Starts the tour as the leader of a session whose terminal is the device at `path`.
  ///
  /// Foundation's `Process` cannot give a child a terminal of its own.
  func start(on path: String) throws -> pid_t {
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
    // The first terminal that the leader of a session opens becomes the one whose Ctrl-C it hears.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    // Test threads block signals, and a child would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))

    let file = try Self.executable().path
    var words = ([file] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, file, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return child
  }
}
