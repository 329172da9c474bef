public import Foundation

extension FeedbackService {
  /// Creates a service that asks the vendor's SDK.
  ///
  /// The SDK has one delegate for the whole process, and its callbacks do not say which load they answer. So only
  /// one load runs at a time, whatever service it is started from; a second one throws ``MultipleFormLoadError``
  /// at once. Nobody else in the process may use the SDK.
  ///
  /// A load that times out or is cancelled ends at once for its caller, with ``LoadTimedOut`` or
  /// `CancellationError`, but the SDK goes on with it. If another load started now, the late form would be taken
  /// for its own. Therefore loads are refused with ``MultipleFormLoadError`` until the SDK has answered, or until
  /// `grace` has passed. What the SDK cannot load throws ``LoadFailed``.
  ///
  /// - Parameters:
  ///   - backend: The address of the vendor's service.
  ///   - timeout: How long a caller waits for a form.
  ///   - grace: How long after that the SDK may still answer. An answer that comes later goes to the load of that
  ///     moment, if there is one, so stay above the minute after which the SDK itself gives up.
  public static func thirdParty(
    backend: URL, timeout: Duration = .seconds(30), grace: Duration = .seconds(90)
  ) -> FeedbackService {
    FeedbackService { form in
      try await VendorLoad(form: form, backend: backend, timeout: timeout, grace: grace).run()
    }
  }
}
