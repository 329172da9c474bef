#if os(Linux)
  import Foundation
  import FoundationExtensions
  import Synchronization

  /// A program and the environment to run it in.
  ///
  /// `Foundation.Process` is no help here. A child that it starts from a task inherits that thread's blocked
  /// signals, and it reports the end of a child only when the last grandchild has ended too, which for a program
  /// on the user's screen takes hours.
  struct Command: Sendable {
    let path: String
    let environment: [String: String]

    /// How long ``firstLine(_:)`` waits.
    let timeout: Duration

    /// Starts the program and tells whether that worked, without waiting for its end.
    func start(_ arguments: [String]) async -> Bool {
      await withCheckedContinuation { continuation in
        // A thread for each program that is open: the cooperative pool must not be blocked for that long. Without one
        // nothing is started, as nobody would wait for its end.
        let hasThread = Thread.run {
          let child = ChildProcess(path, arguments, environment, output: nil)
          continuation.resume(returning: child != nil)
          child?.reap()
        }
        if !hasThread { continuation.resume(returning: false) }
      }
    }

    /// Runs the program and returns the first line it prints, or nil if there is none.
    ///
    /// It is given up after `timeout` or when the task is cancelled, whatever it, or what it has started, does.
    func firstLine(_ arguments: [String]) async -> [UInt8]? {
      guard let pipe = OutputPipe() else { return nil }
      let child = ChildProcess(path, arguments, environment, output: pipe.writingEnd)
      pipe.closeWritingEnd()
      guard let child else {
        pipe.closeReadingEnd()
        return nil
      }
      // No clock can count as far as a duration goes.
      let deadline = ContinuousClock.now + min(max(timeout, .zero), .seconds(1_000_000_000))
      let isCancelled = Mutex(false)
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let listen = { @Sendable in
            let line = pipe.readLine(
              until: { isCancelled.withLock { $0 } || ContinuousClock.now > deadline },
              while: { !child.hasEnded })
            // It is ended before it can notice that nobody listens, and go on with something else.
            child.kill()
            pipe.closeReadingEnd()
            child.reap()
            continuation.resume(returning: line)
          }
          // Where there can be no other thread, this one has to be held up for so long.
          if !Thread.run(listen) { listen() }
        }
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
    }
  }
#endif
