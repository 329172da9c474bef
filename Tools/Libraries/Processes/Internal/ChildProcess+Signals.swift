import Foundation

extension ChildProcess {
  #if canImport(Darwin)
    typealias SpawnAttributes = posix_spawnattr_t?
  #else
    typealias SpawnAttributes = posix_spawnattr_t
  #endif

  /// A group of its own, so that an interruption ends the compilers that a tool starts; and no blocked signals,
  /// which threads of a pool have and children would inherit.
  static func prepare(_ attributes: inout SpawnAttributes) {
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
  }
}
