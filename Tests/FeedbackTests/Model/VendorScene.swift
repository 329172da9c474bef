import Feedback

/// A suite with a vendor, on a clock that the test moves, where nothing happens before the test looks.
protocol VendorScene {
  var vendor: AwkwardVendor { get }
  var clock: StoppedClock { get }
  var turns: TurnTaker { get }
}

extension VendorScene {
  /// A service that calls the vendor in the test's own turns, unless `perform` does it.
  func service(
    loadFeedback: (@Sendable (String) -> Void)? = nil,
    setDelegate: (@Sendable (AwkwardVendor.Delegate?) -> Void)? = nil,
    timeout: Duration = .seconds(30), grace: Duration? = nil,
    perform: (@Sendable (@escaping @Sendable () -> Void) -> Void)? = nil
  ) -> FeedbackService {
    .vendor(
      loadFeedback: loadFeedback ?? vendor.load, setDelegate: setDelegate ?? vendor.setDelegate,
      timeout: timeout, grace: grace, clock: clock, perform: perform ?? turns.perform)
  }

  /// A call that has gone as far as it can without time or an answer.
  func load(_ form: String, from service: FeedbackService, as current: Current? = nil) -> Call {
    let call = Call(form, of: service, on: turns)
    current?.set(call)
    turns.settle()
    return call
  }

  func pass(_ time: Duration) {
    turns.settle()
    clock.advance(by: time)
    turns.settle()
  }
}
