#if os(Linux)
  import Dispatch
  import Foundation
  import TestSupport
  import Testing

  private let leaving = DispatchSemaphore(value: 0)

  /// What a thread does that takes up room.
  ///
  /// It stands here because the compiler crashes over one within the type.
  private func leave(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    leaving.wait()
    return nil
  }

  /// What `pthread_create` says no for: the threads and processes that a user may have.
  enum ThreadLimit {
    /// Nobody but root can become somebody else, and root's own are not counted.
    static let condition = ConditionTrait.enabled(
      if: geteuid() == 0 && othersReach(FileManager.default.temporaryDirectory),
      "Only root can become a user whose threads are limited, and that user has to reach the temporary files."
    )

    /// Whether other users get into the folder, through all that it is in.
    private static func othersReach(_ folder: URL) -> Bool {
      var status = stat()
      guard stat(folder.path, &status) == 0, status.st_mode & S_IXOTH != 0 else { return false }
      return folder.path == "/" || othersReach(folder.deletingLastPathComponent())
    }

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
    /// How the system counts them is its own business, so threads take all the room there is, and some leave it.
    static func set(spare: Int) async throws {
      try set(rlim_t(threads + 4))
      while startThread() {}
      let crowded = try threads
      for _ in 0..<spare { leaving.signal() }
      try await eventually("no thread makes room") { try threads <= crowded - spare ? () : nil }
    }

    /// Starts a thread that stays until it is told to leave, or tells that there can be none.
    private static func startThread() -> Bool {
      var thread = pthread_t()
      guard pthread_create(&thread, nil, leave, nil) == 0 else { return false }
      pthread_detach(thread)
      return true
    }

    static func lift() throws {
      var limit = rlimit()
      try #require(getrlimit(kind, &limit) == 0)
      try set(limit.rlim_max)
    }

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
