public import Foundation
internal import ThirdParty

extension FeedbackService {
  /// Creates a service that asks the vendor's SDK.
  ///
  /// The SDK has one delegate for the whole process, and its callbacks do not say which load they answer. So only
  /// one load runs at a time, whatever service it is started from; a second one throws ``MultipleFormLoadError``
  /// at once. Nobody else in the process may use the SDK.
  ///
  /// An answer counts from the moment it comes. A load that times out or is cancelled before ends at once for its
  /// caller, with ``LoadTimedOut`` or `CancellationError`, but the SDK goes on with it. If another load started now, the
  /// late form would be taken for its own. Therefore loads are refused with ``MultipleFormLoadError`` until the SDK has
  /// answered. What the SDK cannot load throws ``LoadFailed``.
  ///
  /// - Parameters:
  ///   - backend: The address of the vendor's service.
  ///   - timeout: How long a caller waits for a form.
  ///   - grace: How long after that the SDK may still answer; for ever, if it is nil. The SDK itself never gives up on
  ///     a backend that goes on sending, however slowly. After a grace other forms can be loaded again, and an answer
  ///     that comes even later goes to the load of that moment: the wrong form.
  public static func thirdParty(
    backend: URL, timeout: Duration = .seconds(30), grace: Duration? = nil
  ) -> FeedbackService {
    FeedbackService { form in
      let load = VendorLoad(form: form) { form in
        ThirdParty.backend = backend
        ThirdParty.loadFeedbackForm(form)
      }
      return try await load.run(in: .thirdParty, timeout: timeout, grace: grace)
    }
  }
}
