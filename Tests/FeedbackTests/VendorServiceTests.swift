import Feedback
import Synchronization
import Testing

/// A service made of functions, on a clock that the test moves.
@Suite struct VendorServiceTests: VendorScene {
  let vendor = AwkwardVendor()
  let clock = StoppedClock()
  let turns = TurnTaker()

  @Test func withTheDefaultLimitsALateFormReachesNobody() {
    let service = service()
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
    let service = service(grace: .seconds(90))
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
        loadFeedback: vendor.load, setDelegate: vendor.setDelegate, timeout: limit, grace: limit,
        clock: clock, perform: turns.perform)
      let waiting = load("form", from: service)
      waiting.cancel()
      turns.settle()
      #expect(vendor.owed == ["form"])
      #expect(load("other", from: service).error is FeedbackService.MultipleFormLoadError)
    }
  }

  /// What no clock may be able to count is taken for thirty years.
  @Test func aLimitBeyondReasonEndsAllTheSame() {
    let service = service(timeout: .seconds(Int.max))
    let late = load("form", from: service)
    pass(.seconds(30 * 365 * 86_400 - 1))
    #expect(late.result == nil)
    pass(.seconds(1))
    #expect(late.error is Late)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int.min)])
  func withoutTimeEveryLoadTimesOut(limit: Duration) {
    let service = service(timeout: limit, grace: limit)
    let late = load("form", from: service)
    pass(.zero)
    #expect(late.error is Late)
  }

  @Test func theVendorMayAnswerWhileItIsAsked() {
    let service = service(loadFeedback: { form in
      vendor.load(form)
      vendor.answer(form, fails: form == "none", times: 2)
    })
    // Nothing is waited for: the clock stands still.
    for form in ["some", "other"] { #expect(load(form, from: service).form?.title == form) }
    let failed = load("none", from: service).error as? FeedbackService.LoadFailed
    #expect(failed == FeedbackService.LoadFailed(form: "none", reason: "none"))
    #expect(!vendor.hasDelegate)
  }

  /// As an SDK does that has a form at hand, or an answer that it still owes somebody.
  @Test func theVendorMayAnswerAsSoonAsItHasADelegate() {
    let vendor = AwkwardVendor(.atOnce)
    let service = service(loadFeedback: vendor.load, setDelegate: vendor.setDelegate)
    #expect(load("some", from: service).form == FeedbackForm(id: "some", title: AwkwardVendor.unasked))
    // It would owe an answer to a question that has its answer.
    #expect(vendor.owed == [])
    #expect(!vendor.hasDelegate)
    _ = load("other", from: service)
    #expect(vendor.owed == ["other"])
  }

  @Test func anAnswerCountsFromTheMomentItComes() {
    let service = service()
    let call = load("form", from: service)
    vendor.answer("form", fails: false)
    call.cancel()
    turns.settle()
    #expect(call.form?.title == "form")
  }

  /// In which an echo of the answer before would be taken for its own.
  @Test func theNextLoadWaitsForAShortPause() {
    let service = service()
    pass(.seconds(1))
    _ = load("form", from: service)
    vendor.answer("form", fails: false)
    let next = load("next", from: service)
    vendor.answer("form", fails: false)
    pass(.milliseconds(99))
    #expect(next.result == nil)
    #expect(vendor.owed == [])
    pass(.milliseconds(1))
    #expect(vendor.owed == ["next"])
    vendor.answer("next", fails: false)
    turns.settle()
    #expect(next.form?.title == "next")
  }

  /// The vendor says nothing more after the call in which it has answered.
  @Test func theNextLoadBeginsWhenTheCallReturnsThatBroughtTheAnswer() {
    let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)
    let service = service(loadFeedback: { form in
      vendor.load(form)
      guard form == "form" else { return }
      vendor.answer(form, fails: false)
      meanwhile.withLock(\.self)?()
    })
    let next = Current()
    meanwhile.withLock { action in
      action = {
        next.set(Call("next", of: service, on: turns))
        turns.settle()
        #expect(vendor.owed == [])
      }
    }
    #expect(load("form", from: service).form?.title == "form")
    // The clock stands still.
    #expect(vendor.owed == ["next"])
    // The time passes that it would have waited for.
    pass(.milliseconds(100))
    vendor.answer("next", fails: false)
    turns.settle()
    #expect(vendor.owed == [])
    #expect(next.form?.title == "next")
  }

  @Test func oneLoadMayWaitAndNoMore() {
    let service = service()
    _ = load("form", from: service)
    vendor.answer("form", fails: false)
    let next = load("next", from: service)
    #expect(load("third", from: service).error is FeedbackService.MultipleFormLoadError)
    next.cancel()
    turns.settle()
    #expect(next.error is CancellationError)
    _ = load("fourth", from: service)
    pass(.milliseconds(100))
    #expect(vendor.owed == ["fourth"])
    #expect(load("fifth", from: service).error is FeedbackService.MultipleFormLoadError)
  }

  @Test func aLoadThatWaitsHasNoMoreTimeThanOthers() {
    let service = service(timeout: .milliseconds(50))
    _ = load("form", from: service)
    vendor.answer("form", fails: false)
    let next = load("next", from: service)
    pass(.milliseconds(50))
    #expect(next.error as? Late == Late(form: "next", timeout: .milliseconds(50)))
    pass(.milliseconds(50))
    #expect(vendor.owed == [])
    _ = load("other", from: service)
    #expect(vendor.owed == ["other"])
  }

  @Test func aLoadThatIsCancelledBeforeTheVendorIsAskedAsksNobody() {
    let loading = Current()
    let service = service(setDelegate: { delegate in
      vendor.setDelegate(delegate)
      if delegate != nil { loading.cancel() }
    })
    #expect(load("form", from: service, as: loading).error is CancellationError)
    #expect(vendor.owed == [])
    #expect(!vendor.hasDelegate)
    _ = load("other", from: service)
    #expect(vendor.owed == ["other"])
  }

  /// Be it before anybody waits for the answer.
  @Test(arguments: [false, true]) func cancellationTakesNoAnswerBackThatTheVendorHasGiven(isAtOnce: Bool) {
    let loading = Current()
    let atOnce: @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }
    let service = service(
      loadFeedback: { form in
        vendor.load(form)
        vendor.answer(form, fails: false)
        loading.cancel()
      }, perform: isAtOnce ? atOnce : nil)
    #expect(load("form", from: service, as: loading).form?.title == "form")
  }

  @Test func theVendorsDelegateIsSetAndTakenBackOnce() {
    for cancels in [false, true] {
      let calls = Mutex<[Bool]>([])
      let loading = Current()
      let service = service(
        loadFeedback: { form in
          vendor.load(form)
          vendor.answer(form, fails: false)
        },
        setDelegate: { delegate in
          vendor.setDelegate(delegate)
          calls.withLock { $0.append(delegate != nil) }
          if cancels { loading.cancel() }
        })
      _ = load("form", from: service, as: loading)
      #expect(calls.withLock(\.self) == [true, false])
    }
  }

  /// A vendor may keep the delegate that it was given, and call it again.
  @Test func whatIsSaidToALoadThatHasEndedChangesNothing() throws {
    let delegates = Mutex<[AwkwardVendor.Delegate]>([])
    let service = service(
      setDelegate: { delegate in
        vendor.setDelegate(delegate)
        if let delegate { delegates.withLock { $0.append(delegate) } }
      }, grace: .seconds(90))
    let first = load("first", from: service)
    vendor.answer("first", fails: false)
    pass(.milliseconds(50))
    let echo = try #require(delegates.withLock(\.self).first)
    echo(.success(FeedbackForm(id: "", title: "echo")))
    pass(.milliseconds(50))
    #expect(first.form?.title == "first")

    let second = load("second", from: service)
    echo(.success(FeedbackForm(id: "", title: "echo")))
    turns.settle()
    #expect(vendor.hasDelegate)
    vendor.answer("second", fails: false)
    pass(.milliseconds(100))
    #expect(second.form?.title == "second")
  }

  /// Whose answer has not come when the grace is over; it then goes to whom the vendor has been told of since.
  @Test func anAnswerAfterTheGraceLeavesTheDelegateOfTheNextLoadAlone() {
    let service = service(grace: .zero)
    let first = load("first", from: service)
    first.cancel()
    turns.settle()
    let second = load("second", from: service)
    vendor.answer("first", fails: false)
    turns.settle()
    #expect(second.form?.title == "first")
    pass(.milliseconds(100))
    let third = load("third", from: service)
    #expect(vendor.hasDelegate)
    vendor.answer("third", fails: false)
    turns.settle()
    #expect(third.form?.title == "third")
  }

  @Test func anAnswerInTheLastMomentLeavesTheVendorFree() {
    let service = service(grace: .seconds(90))
    let first = load("first", from: service)
    pass(.milliseconds(29_950))
    vendor.answer("first", fails: false)
    for _ in 0..<2 { pass(.milliseconds(50)) }
    #expect(first.form?.title == "first")
    #expect(load("second", from: service).result == nil)
    #expect(vendor.owed == ["second"])
  }

  private typealias Late = FeedbackService.LoadTimedOut
}
