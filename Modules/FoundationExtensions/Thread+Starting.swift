package import Foundation

extension Thread {
  /// Whether the system has a thread for `work`, which is running in that case.
  ///
  /// `Thread.start()` says nothing where there is none, and whoever waits for its work waits for ever. On Windows this
  /// says nothing either.
  package static func run(stackSize: Int? = nil, _ work: sending @escaping () -> Void) -> Bool {
    #if os(Windows)
      let thread = Thread(block: work)
      if let stackSize { thread.stackSize = stackSize }
      thread.start()
      return true
    #else
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard pthread_attr_init(attributes) == 0 else { return false }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
      if let stackSize { pthread_attr_setstacksize(attributes, stackSize) }
      #if canImport(Darwin) || canImport(Musl)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let errand = Unmanaged.passRetained(Errand(work))
      let result = pthread_create(
        &thread, attributes,
        {
          Errand.run($0)
          return nil
        }, errand.toOpaque())
      // Nobody else takes it then.
      if result != 0 { errand.release() }
      return result == 0
    #endif
  }
}

#if !os(Windows)
  /// What a thread is to do, on its way through C.
  private final class Errand {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    static func run(_ errand: UnsafeMutableRawPointer?) {
      guard let errand else { return }
      Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().work()
    }
  }
#endif
