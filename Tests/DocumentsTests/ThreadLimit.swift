#if os(Linux)
  import Dispatch
  import Foundation
  import TestSupport
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

    /// Lets the user have `spare` more threads and processes than there are now, and no more.
    ///
    /// Those that there are may end, and make room; so it is others that take all the room but for this.
    static func set(spare: Int) async throws {
      let limit = try threads + 4
      try set(rlim_t(limit))
      try await eventually("there is room for more threads") {
        if try threads >= limit { return () }
        Thread.detachNewThread { leaving.wait() }
        return nil
      }
      for _ in 0..<spare { leaving.signal() }
      try await eventually("no thread makes room") { try threads <= limit - spare ? () : nil }
    }

    static func lift() throws {
      var limit = rlimit()
      try #require(getrlimit(kind, &limit) == 0)
      try set(limit.rlim_max)
    }

    private static let leaving = DispatchSemaphore(value: 0)

    private static var threads: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count }
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
