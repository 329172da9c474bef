#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization

  /// A time in which the system starts no thread, for a process that ends with the test.
  public enum ThreadLimit: Sendable {
    /// Whether there can be one: the limit does not bind root, who has to become somebody else first.
    public static let isPossible = getuid() != 0 || hasCapability(7)

    /// Whether the process has the capability of this number (capabilities(7)).
    static func hasCapability(_ number: Int) -> Bool {
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let match = status.firstMatch(of: #/CapEff:\s*([0-9a-f]+)/#),
        let capabilities = UInt64(match.output.1, radix: 16)
      else { return false }
      return capabilities & (1 << number) != 0
    }

    /// What `body` returns while no thread can be started; the user of the process is another one afterwards.
    ///
    /// Everything that `body` needs must have its threads by then, or it waits until the limit ends by itself, after ten
    /// seconds.
    public static func hold<Value>(_ body: () async throws -> Value) async throws -> Value {
      let user = uid_t(61_000 + getpid() % 1000)
      if getuid() == 0, setuid(user) != 0 { throw NeverHappened("root stays root", within: .zero) }
      let watch = Watch()
      watch.start()
      setLimit(0)
      defer {
        setLimit(nil)
        watch.stop()
      }
      return try await body()
    }

    /// Sets the number of threads that the user may have, nil being as many as ever.
    fileprivate static func setLimit(_ count: rlim_t?) {
      let resource = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_cur = count ?? limit.rlim_max
      setrlimit(resource, &limit)
    }
  }

  /// Ends the limit where the threads that would are waiting for a thread themselves.
  private final class Watch: Sendable {
    private let end = DispatchSemaphore(value: 0)

    func start() {
      let isThere = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [end] in
        isThere.signal()
        if end.wait(timeout: .now() + 10) == .timedOut { ThreadLimit.setLimit(nil) }
      }
      isThere.wait()
    }

    func stop() {
      end.signal()
    }
  }
#endif
