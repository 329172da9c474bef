#if os(Linux)
  import Dispatch
  public import Foundation
  public import Testing

  private let leaving = DispatchSemaphore(value: 0)

  /// What a thread does that takes up room.
  ///
  /// It stands here because the compiler crashes over one within the type.
  private func leave(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    leaving.wait()
    return nil
  }

  /// What `pthread_create` says no for: the threads and processes that a user may have.
  ///
  /// It is for a process that ends with the test, since it becomes another user's.
  public enum ThreadLimit: Sendable {
    /// The limit does not bind root, who has to become somebody else first.
    public static let condition = ConditionTrait.enabled(
      if: getuid() != 0 || hasCapability(7),
      "Root may start threads whatever the limit, and stays root here.")

    /// Nobody but root can give files to somebody else, and root's own threads are not counted.
    public static let conditionWithFiles = ConditionTrait.enabled(
      if: geteuid() == 0 && othersReach(FileManager.default.temporaryDirectory),
      "Only root can become a user whose threads are limited, and that user has to reach the temporary files."
    )

    /// Whether the process has the capability of this number (capabilities(7)).
    private static func hasCapability(_ number: Int) -> Bool {
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let match = status.firstMatch(of: #/CapEff:\s*([0-9a-f]+)/#),
        let capabilities = UInt64(match.output.1, radix: 16)
      else { return false }
      return capabilities & (1 << number) != 0
    }

    /// Whether other users get into the folder, through all that it is in.
    private static func othersReach(_ folder: URL) -> Bool {
      var status = stat()
      guard stat(folder.path, &status) == 0, status.st_mode & S_IXOTH != 0 else { return false }
      return folder.path == "/" || othersReach(folder.deletingLastPathComponent())
    }

    /// Makes this process another user's, who owns `folder`, if there is one, and has no other process.
    ///
    /// The threads that tasks share, and that of their timers, have started afterwards.
    public static func becomeSomebodyElse(owning folder: URL? = nil) async throws {
      if getuid() == 0 {
        // A user namespace has 65,536 users as a rule.
        let user = uid_t(60_000 + getpid() % 5_000)
        if let folder {
          let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
          for file in [folder] + (files as? [URL] ?? []) {
            try #require(chown(file.path, user, user) == 0)
          }
          try #require(setgid(user) == 0)
        }
        try #require(setuid(user) == 0)
      }
      try await startSharedThreads()
    }

    /// As many tasks as run at once meet here, and waiting for them starts the timer.
    private static func startSharedThreads() async throws {
      let (arrivals, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      // This one is on the last of the threads.
      let count = max(ProcessInfo.processInfo.activeProcessorCount - 1, 1)
      try await withThrowingTaskGroup { group in
        defer { for _ in 0..<count { end.signal() } }
        for _ in 0..<count {
          group.addTask {
            arrivals.signal()
            _ = wait(for: end, until: .distantFuture)
          }
        }
        try await Task.sleep(for: .nanoseconds(1))
        for _ in 0..<count {
          try await eventually("the threads of tasks do not start") {
            wait(for: arrivals, until: .now()) == .success ? () : nil
          }
        }
      }
    }

    /// In an asynchronous context too, since the thread is what matters.
    private static func wait(
      for semaphore: DispatchSemaphore, until end: DispatchTime
    ) -> DispatchTimeoutResult {
      semaphore.wait(timeout: end)
    }

    /// Lets the user have `spare` more threads and processes than there are now, and no more.
    ///
    /// How the system counts them is its own business, so threads take all the room there is, and some leave it.
    public static func set(spare: Int) async throws {
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

    private static var threads: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count }
    }

    /// Lets the user have as many as ever.
    public static func lift() throws { try set(nil) }

    /// What `body` returns while no thread can be started; the user of the process is another one afterwards.
    ///
    /// Everything that `body` needs must have its threads by then, or it waits until the limit ends by itself, after ten
    /// seconds.
    public static func hold<Value>(_ body: () async throws -> Value) async throws -> Value {
      try await becomeSomebodyElse()
      let watch = Watch()
      try set(0)
      defer {
        #expect(throws: Never.self) { try lift() }
        watch.stop()
      }
      return try await body()
    }

    /// Sets the number of threads that the user may have, nil being as many as ever.
    private static func set(_ number: rlim_t?) throws {
      let kind = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
      var limit = rlimit()
      try #require(getrlimit(kind, &limit) == 0)
      limit.rlim_cur = number ?? limit.rlim_max
      try #require(setrlimit(kind, &limit) == 0)
    }
  }

  /// Ends the limit where the threads that would are waiting for a thread themselves.
  private final class Watch: Sendable {
    private let end = DispatchSemaphore(value: 0)

    /// Starts the thread that watches, and returns when it is there.
    init() {
      let isThere = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [end] in
        isThere.signal()
        if end.wait(timeout: .now() + 10) == .timedOut { try? ThreadLimit.lift() }
      }
      isThere.wait()
    }

    func stop() { end.signal() }
  }
#endif
