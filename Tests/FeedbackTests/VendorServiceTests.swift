import Dispatch
import Feedback
import Foundation
import Synchronization
import Testing

/// A service made of functions, on a clock that the test moves.
@Suite struct VendorServiceTests {
  private let vendor = AwkwardVendor()
  private let clock = StoppedClock()
  private let turns = TurnTaker()

  @Test func withTheDefaultLimitsALateFormReachesNobody() {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, clock: clock)
    let first = load("first", from: service)
    pass(.seconds(30))
    #expect(first.error as? Late == Late(form: "first", timeout: .seconds(30)))
    // A backend that drips its answer keeps the vendor busy for as long as it likes.
    for wait in [Duration.seconds(91), .seconds(365 * 86_400)] {
      pass(wait)
      #expect(load("second", from: service).error is FeedbackService.MultipleFormLoadError)
    }
    vendor.answer("first", fails: false)
    pass(.milliseconds(100))
    let second = load("second", from: service)
    #expect(vendor.owed == ["second"])
    vendor.answer("second", fails: false)
    pass(.milliseconds(100))
    #expect(second.form == FeedbackForm(id: "second", title: "second"))
  }

  @Test func afterAGraceThatTheCallerChoseOtherFormsCanBeLoaded() {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, grace: .seconds(90), clock: clock)
    _ = load("first", from: service)
    pass(.seconds(30))
    pass(.seconds(90))
    _ = load("second", from: service)
    #expect(vendor.owed == ["first", "second"])
  }

  @Test(arguments: [Duration.seconds(Int.max), Duration(secondsComponent: .max, attosecondsComponent: 0)])
  func theLongestLimitsAreLongAndNoTrap(limit: Duration) {
    for clock in [ContinuousClock(), clock] as [any Clock<Duration>] {
      let vendor = AwkwardVendor()
      let service = FeedbackService.vendor(
        loadFeedback: vendor.load, setDelegate: vendor.setDelegate, timeout: limit, grace: limit, clock: clock
      )
      let waiting = load("form", from: service)
      waiting.cancel()
      turns.settle()
      #expect(vendor.owed == ["form"])
      #expect(load("other", from: service).error is FeedbackService.MultipleFormLoadError)
    }
  }

  /// What no clock may be able to count is taken for thirty years.
  @Test func aLimitBeyondReasonEndsAllTheSame() {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, timeout: .seconds(Int.max), clock: clock)
    let late = load("form", from: service)
    pass(.seconds(30 * 365 * 86_400 - 1))
    #expect(late.result == nil)
    pass(.seconds(1))
    #expect(late.error is Late)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int.min)])
  func withoutTimeEveryLoadTimesOut(limit: Duration) {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, timeout: limit, grace: limit, clock: clock)
    let late = load("form", from: service)
    pass(.zero)
    #expect(late.error is Late)
  }

  @Test func theVendorMayAnswerWhileItIsAsked() {
    let service = FeedbackService.vendor(
      loadFeedback: { form in
        vendor.load(form)
        vendor.answer(form, fails: form == "none", times: 2)
      }, setDelegate: vendor.setDelegate, clock: clock)
    // Nothing is waited for: the clock stands still.
    for form in ["some", "other"] { #expect(load(form, from: service).form?.title == form) }
    let failed = load("none", from: service).error as? FeedbackService.LoadFailed
    #expect(failed == FeedbackService.LoadFailed(form: "none", reason: "none"))
    #expect(!vendor.hasDelegate)
  }

  @Test func anAnswerFromAnywhereIsPassedOnAfterAShortPause() {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, clock: clock)
    let call = load("form", from: service)
    vendor.answer("form", fails: false)
    pass(.milliseconds(99))
    #expect(call.result == nil)
    pass(.milliseconds(1))
    #expect(call.form?.title == "form")
  }

  @Test func aLoadThatIsCancelledBeforeTheVendorIsAskedAsksNobody() {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load,
      setDelegate: { delegate in
        vendor.setDelegate(delegate)
        withUnsafeCurrentTask { $0?.cancel() }
      }, clock: clock)
    #expect(load("form", from: service).error is CancellationError)
    #expect(vendor.owed == [])
    #expect(!vendor.hasDelegate)
  }

  @Test func cancellationTakesNoAnswerBackThatTheVendorHasGiven() {
    let service = FeedbackService.vendor(
      loadFeedback: { form in
        vendor.load(form)
        vendor.answer(form, fails: false)
        withUnsafeCurrentTask { $0?.cancel() }
      }, setDelegate: vendor.setDelegate, clock: clock)
    #expect(load("form", from: service).form?.title == "form")
  }

  /// Else an echo of the first answer, said in the same breath, would go to the caller's next load.
  @Test func aLoadEndsWhenTheQueueOnWhichTheVendorSpeaksGoesOn() {
    let (queue, answered, echo) = (OperationQueue(), DispatchSemaphore(value: 0), DispatchGroup())
    echo.enter()
    let service = FeedbackService.vendor(
      loadFeedback: { form in
        vendor.load(form)
        queue.addOperation {
          vendor.answer(form, fails: false)
          answered.signal()
          echo.wait()
          vendor.answer(form, fails: true)
        }
      }, setDelegate: vendor.setDelegate, clock: clock)
    let call = load("form", from: service)
    answered.wait()
    turns.settle()
    #expect(call.result == nil)
    #expect(load("next", from: service).error is FeedbackService.MultipleFormLoadError)
    echo.leave()
    queue.waitUntilAllOperationsAreFinished()
    turns.settle()
    #expect(call.form?.title == "form")
  }

  /// Its queue goes on only once its grace is over and another load has the vendor.
  @Test func anEndThatComesLateFreesNobodyElsesTurn() {
    let (queue, answered, echo) = (OperationQueue(), DispatchSemaphore(value: 0), DispatchGroup())
    echo.enter()
    let service = FeedbackService.vendor(
      loadFeedback: { form in
        vendor.load(form)
        guard form == "first" else { return }
        queue.addOperation {
          vendor.answer(form, fails: false)
          answered.signal()
          echo.wait()
        }
      }, setDelegate: vendor.setDelegate, grace: .seconds(90), clock: clock)
    let first = load("first", from: service)
    answered.wait()
    first.cancel()
    pass(.seconds(90))
    #expect(load("second", from: service).result == nil)
    echo.leave()
    queue.waitUntilAllOperationsAreFinished()
    turns.settle()
    #expect(load("third", from: service).error is FeedbackService.MultipleFormLoadError)
  }

  @Test func theVendorsDelegateIsSetAndTakenBackOnce() {
    for cancels in [false, true] {
      let calls = Mutex<[Bool]>([])
      let service = FeedbackService.vendor(
        loadFeedback: { form in
          vendor.load(form)
          vendor.answer(form, fails: false)
        },
        setDelegate: { delegate in
          vendor.setDelegate(delegate)
          calls.withLock { $0.append(delegate != nil) }
          if cancels { withUnsafeCurrentTask { $0?.cancel() } }
        }, clock: clock)
      _ = load("form", from: service)
      #expect(calls.withLock(\.self) == [true, false])
    }
  }

  /// A vendor may keep the delegate that it was given, and call it again.
  @Test func whatIsSaidToALoadThatHasEndedChangesNothing() throws {
    let delegates = Mutex<[AwkwardVendor.Delegate]>([])
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load,
      setDelegate: { delegate in
        vendor.setDelegate(delegate)
        if let delegate { delegates.withLock { $0.append(delegate) } }
      }, grace: .seconds(90), clock: clock)
    let first = load("first", from: service)
    vendor.answer("first", fails: false)
    pass(.milliseconds(50))
    let echo = try #require(delegates.withLock(\.self).first)
    echo(.success(FeedbackForm(id: "", title: "echo")))
    pass(.milliseconds(50))
    #expect(first.form?.title == "first")

    let second = load("second", from: service)
    echo(.success(FeedbackForm(id: "", title: "echo")))
    vendor.answer("second", fails: false)
    pass(.milliseconds(100))
    #expect(second.form?.title == "second")
  }

  @Test func anAnswerInTheLastMomentLeavesTheVendorFree() {
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, grace: .seconds(90), clock: clock)
    let first = load("first", from: service)
    pass(.milliseconds(29_950))
    vendor.answer("first", fails: false)
    for _ in 0..<2 { pass(.milliseconds(50)) }
    #expect(first.form?.title == "first")
    #expect(load("second", from: service).result == nil)
    #expect(vendor.owed == ["second"])
  }

  private typealias Late = FeedbackService.LoadTimedOut

  /// A call that has gone as far as it can without time or an answer.
  private func load(_ form: String, from service: FeedbackService) -> Call {
    let call = Call(form, of: service, on: turns)
    turns.settle()
    return call
  }

  private func pass(_ time: Duration) {
    turns.settle()
    clock.advance(by: time)
    turns.settle()
  }
}

extension Call {
  fileprivate var form: FeedbackForm? { try? result?.get() }

  fileprivate var error: (any Error)? {
    if case .failure(let error) = result { error } else { nil }
  }
}
