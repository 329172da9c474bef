extension FeedbackService {
  /// Creates a service that asks any SDK with one delegate, through the functions that a test would replace.
  ///
  /// What ``thirdParty(backend:timeout:grace:)`` promises holds here too, for the loads of this service and its
  /// copies: make one service for one SDK.
  ///
  /// ```swift
  /// final class SDK: Sendable {
  ///   let delegate = Mutex<(@Sendable (Result<FeedbackForm, any Error>) -> Void)?>(nil)
  ///
  ///   func load(_ form: String) {
  ///     let delegate = delegate.withLock { $0 }
  ///     delegate?(.success(FeedbackForm(id: "", title: "How was it?")))
  ///   }
  /// }
  /// let sdk = SDK()
  /// let service = FeedbackService.vendor(
  ///   loadFeedback: { form in sdk.load(form) },
  ///   setDelegate: { delegate in sdk.delegate.withLock { $0 = delegate } }
  /// )
  /// print(try await service.load("visit"))
  /// // Prints: FeedbackForm(id: "visit", title: "How was it?", questions: [])
  /// ```
  ///
  /// Both functions are called one at a time, with no lock held, and never from within the delegate. They may block and
  /// may call the delegate at once: a load whose SDK never returns still ends in time, or when it is cancelled.
  ///
  /// - Parameters:
  ///   - loadFeedback: Asks the SDK for a form. It is not called if the SDK has answered as soon as it had a delegate.
  ///   - setDelegate: Makes the SDK call this function, from any thread, with all that it has to say from now on;
  ///     nil takes it away. A form gets the name it was asked for, and a failure becomes ``LoadFailed``.
  ///   - timeout: How long a caller waits for a form.
  ///   - grace: How long after that the SDK may still answer; for ever, if it is nil.
  ///   - clock: What measures both. Its `sleep` has to heed cancellation.
  ///   - perform: Runs the work that calls the two functions, sooner or later; on a queue of the service's own, if it
  ///     is nil. An SDK that belongs on the main thread needs `{ DispatchQueue.main.async(execute: $0) }`.
  public static func vendor(
    loadFeedback: @escaping @Sendable (_ form: String) -> Void,
    setDelegate:
      @escaping @Sendable (
        _ delegate: (@Sendable (_ answer: Result<FeedbackForm, any Error>) -> Void)?
      ) -> Void,
    timeout: Duration = .seconds(30), grace: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    perform: (@Sendable (_ work: @escaping @Sendable () -> Void) -> Void)? = nil
  ) -> FeedbackService {
    let slot = VendorSlot(time: Time(clock), calls: VendorCalls(perform), setDelegate: setDelegate)
    return FeedbackService { form in
      try await VendorLoad(form: form, loadFeedback: loadFeedback)
        .run(in: slot, timeout: timeout, grace: grace)
    }
  }
}
