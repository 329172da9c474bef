#if os(Linux)
  import Glibc

  /// A thread of which is known whether there is one.
  ///
  /// `Foundation.Thread` does not tell: it drops what `pthread_create` says, and then nobody does the work.
  enum DetachedThread {
    private final class Work: Sendable {
      let body: @Sendable () -> Void

      init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
      }
    }

    /// Does the work on a thread of its own, or returns false if the system grants none.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
      let work = Unmanaged.passRetained(Work(body))
      var thread = pthread_t()
      let error = pthread_create(
        &thread, nil,
        { work in
          if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
          return nil
        }, work.toOpaque())
      guard error == 0 else {
        work.release()
        return false
      }
      pthread_detach(thread)
      return true
    }
  }
#endif
