#if os(Linux)
  import Foundation
  import Testing

  /// What `pthread_create` says no for: the threads and processes that a user may have.
  enum ThreadLimit {
    /// Nobody but root can become somebody else, and root's own are not counted.
    static let condition = ConditionTrait.enabled(
      if: geteuid() == 0, "Only root can become a user whose threads are limited.")

    /// Makes this process another user's, who owns `folder` and has no other process.
    static func becomeSomebodyElse(owning folder: URL) throws {
      let user = uid_t(60_000_000 + getpid())
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
      for file in [folder] + (files as? [URL] ?? []) { try #require(chown(file.path, user, user) == 0) }
      try #require(setgid(user) == 0)
      try #require(setuid(user) == 0)
    }

    /// Lets the user have as many threads and processes as there are now, and `spare` more.
    static func set(spare: Int) throws {
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
      try set(rlim_t(threads + spare))
    }

    static func lift() throws {
      var limit = rlimit()
      try #require(getrlimit(kind, &limit) == 0)
      try set(limit.rlim_max)
    }

    private static let kind = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)

    private static func set(_ number: rlim_t) throws {
      var limit = rlimit()
      try #require(getrlimit(kind, &limit) == 0)
      limit.rlim_cur = number
      try #require(setrlimit(kind, &limit) == 0)
    }
  }
#endif
