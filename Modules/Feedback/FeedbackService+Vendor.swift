extension FeedbackService {
  /// Creates a service that asks any SDK with one delegate, through the functions that a test would replace.
  ///
  /// What ``thirdParty(backend:timeout:grace:)`` promises holds here too, for the loads of this service and its
  /// copies: make one service for one SDK.
  ///
  /// ```swift
  /// let service = FeedbackService.vendor(
  ///   loadFeedback: { form in print("The SDK is asked for \(form).") },
  ///   setDelegate: { delegate in delegate?(.success(FeedbackForm(id: "", title: "How was it?"))) }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - loadFeedback: Asks the SDK for a form.
  ///   - setDelegate: Makes the SDK call this function, from any thread, with all that it has to say from now on;
  ///     nil takes it away. A form gets the name it was asked for, and a failure becomes ``LoadFailed``. It must
  ///     return without a call to the service.
  ///   - timeout: How long a caller waits for a form.
  ///   - grace: How long after that the SDK may still answer; for ever, unless you say otherwise.
  ///   - clock: What measures both. Its `sleep` has to heed cancellation.
  public static func vendor(
    loadFeedback: @escaping @Sendable (_ form: String) -> Void,
    setDelegate:
      @escaping @Sendable (
        _ delegate: (@Sendable (_ answer: Result<FeedbackForm, any Error>) -> Void)?
      ) -> Void,
    timeout: Duration = .seconds(30), grace: Duration = .seconds(Int.max),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> FeedbackService {
    let slot = VendorSlot(time: Time(clock), setDelegate: setDelegate)
    return FeedbackService { form in
      try await VendorLoad(form: form, slot: slot, timeout: timeout, grace: grace, loadFeedback: loadFeedback)
        .run()
    }
  }
}
