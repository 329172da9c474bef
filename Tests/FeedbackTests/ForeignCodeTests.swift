import Dispatch
import Feedback
import Foundation
import Synchronization
import TestSupport
import Testing

/// What a vendor, its queue, its error and a clock may do while they are called, since no lock of the module is held then.
@Suite(.timeLimit(.minutes(10))) struct ForeignCodeTests: VendorScene {
  let vendor = AwkwardVendor()
  let clock = StoppedClock()
  let turns = TurnTaker()

  /// Its lock is not one that it could take twice.
  @Test func aVendorThatCallsBackUnderItsLockIsNotCalledMeanwhile() {
    let service = service()
    for form in ["some", "other"] {
      let call = load(form, from: service)
      vendor.answer(form, fails: false, times: 2)
      turns.settle()
      #expect(call.form?.title == form)
      pass(.milliseconds(100))
    }
    #expect(!vendor.wasCalledUnderItsLock)
  }

  /// Even at once, where they are asked for.
  @Test(arguments: [Manner.atOnce, .whileItIsAsked]) func callsDoNotMeetWhereverTheyAreMade(manner: Manner) {
    let vendor = AwkwardVendor(manner)
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, clock: clock, perform: { $0() })
    #expect(load("form", from: service).form?.id == "form")
    #expect(!vendor.wasCalledUnderItsLock)
    #expect(!vendor.hasDelegate)
  }

  @Test func aVendorThatWasNotTalkedToIsLeftAlone() {
    let (held, calls, performed) = (TurnTaker(), TurnTaker(), TurnTaker())
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: { _ in calls.perform {} }, clock: clock,
      perform: { work in
        // Whoever makes calls makes all that there are.
        #expect(performed.isIdle)
        performed.perform {}
        held.perform(work)
      })
    let call = load("form", from: service)
    call.cancel()
    turns.settle()
    held.settle()
    #expect(call.error is CancellationError)
    #expect(calls.isIdle)
  }

  /// On threads and a queue as they are, with an SDK whose one lock is held for as long as it speaks.
  @Test func anSDKWithALockOfItsOwnLoadsOneFormAfterTheOther() async throws {
    let sdk = LockingSDK()
    let service = FeedbackService.vendor(
      loadFeedback: sdk.load, setDelegate: sdk.setDelegate, timeout: .patience)
    for form in ["some", "other", "third"] {
      #expect(try await service.load(form) == FeedbackForm(id: form, title: form))
    }
  }

  @Test(arguments: Block.allCases) func aVendorThatNeverReturnsIsNotWaitedFor(block: Block) async throws {
    let (entered, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    defer { for _ in 0..<10 { left.signal() } }
    let stay: @Sendable () -> Void = {
      entered.signal()
      left.wait()
    }
    // On the queue that the module has for such a vendor.
    let service = FeedbackService.vendor(
      loadFeedback: { _ in if block == .loadFeedback { stay() } },
      setDelegate: { _ in if block == .setDelegate { stay() } }, grace: .zero, clock: clock)
    let late = Call("late", of: service, on: turns)
    turns.settle()
    await wait(for: entered)
    pass(.seconds(30))
    #expect(late.error is FeedbackService.LoadTimedOut)
    for _ in 0..<2 {
      let cancelled = load("cancelled", from: service)
      #expect(cancelled.result == nil)
      cancelled.cancel()
      turns.settle()
      #expect(cancelled.error is CancellationError)
    }
  }

  enum Block: CaseIterable { case loadFeedback, setDelegate }

  /// Its answer was not there before; then it came while the vendor did something else for good.
  @Test func anAnswerCountsThoughTheVendorNeverReturns() async throws {
    let (entered, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    defer { left.signal() }
    let service = FeedbackService.vendor(
      loadFeedback: { form in
        vendor.load(form)
        vendor.answer(form, fails: false)
        entered.signal()
        left.wait()
      }, setDelegate: vendor.setDelegate, clock: clock)
    let call = load("form", from: service)
    await wait(for: entered)
    turns.settle()
    #expect(call.form?.title == "form")
  }

  /// The vendor may say the same twice, for as long as the operation lasts in which it speaks, and no longer.
  @Test(arguments: Stop.allCases) func whateverBecomesOfTheVendorsQueueTheAnswerIsThere(stop: Stop)
    async throws
  {
    let (queue, echo, backlog) = (OperationQueue(), DispatchGroup(), DispatchSemaphore(value: 0))
    queue.maxConcurrentOperationCount = 1
    defer { backlog.signal() }
    echo.enter()
    let service = service(loadFeedback: { form in
      vendor.load(form)
      guard form == "form" else { return }
      queue.addOperation {
        vendor.answer(form, fails: false)
        switch stop {
        case .none: break
        case .cancelled: queue.cancelAllOperations()
        case .suspended: queue.isSuspended = true
        case .busy: queue.addOperation { backlog.wait() }
        }
        echo.wait()
        vendor.answer(form, fails: true)
      }
    })
    let call = load("form", from: service)
    try await settled("no answer has come") { call.result != nil }
    #expect(call.form?.title == "form")
    let next = load("next", from: service)
    #expect(load("third", from: service).error is FeedbackService.MultipleFormLoadError)
    #expect(vendor.owed == [])
    echo.leave()
    // The clock stands still.
    try await settled("the next load has not begun") { vendor.owed == ["next"] }
    #expect(next.result == nil)
    vendor.answer("next", fails: false)
    turns.settle()
    #expect(next.form?.title == "next")
  }

  enum Stop: CaseIterable { case none, cancelled, suspended, busy }

  @Test func anOperationThatGoesOnForTooLongSpeaksNoMore() async throws {
    let (queue, operation) = (OperationQueue(), DispatchSemaphore(value: 0))
    let service = service(loadFeedback: { form in
      vendor.load(form)
      guard form == "form" else { return }
      queue.addOperation {
        vendor.answer(form, fails: false)
        operation.wait()
      }
    })
    let call = load("form", from: service)
    try await settled("no answer has come") { call.result != nil }
    _ = load("next", from: service)
    pass(.milliseconds(1999))
    #expect(vendor.owed == [])
    pass(.milliseconds(1))
    #expect(vendor.owed == ["next"])
    // Its end is not that of another load.
    operation.signal()
    queue.waitUntilAllOperationsAreFinishedAnyway()
    for _ in 0..<100 {
      #expect(load("third", from: service).error is FeedbackService.MultipleFormLoadError)
      await Task.yield()
    }
    #expect(vendor.owed == ["next"])
  }

  @Test func aClockMayCallTheServiceAndTheVendor() {
    let curious = CuriousClock(clock)
    let service = FeedbackService.vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, clock: curious, perform: turns.perform)
    let first = load("first", from: service)
    let other = Current()
    curious.nextTime {
      vendor.answer("first", fails: false)
      other.set(Call("other", of: service, on: turns))
    }
    // The clock is asked when this begins; the vendor answers then, and this waits for an echo of that.
    let second = load("second", from: service)
    #expect(first.form?.title == "first")
    #expect(other.error is FeedbackService.MultipleFormLoadError)
    pass(.milliseconds(100))
    #expect(vendor.owed == ["second"])
    #expect(second.result == nil)
  }

  @Test func anErrorMayCallTheVendorWhileItIsDescribed() {
    struct Talkative: Error, CustomStringConvertible {
      let vendor: AwkwardVendor
      var description: String {
        vendor.answer("form", fails: false)
        return "talk"
      }
    }
    let delegate = Mutex<AwkwardVendor.Delegate?>(nil)
    let service = service(setDelegate: { new in
      vendor.setDelegate(new)
      if let new { delegate.withLock { $0 = new } }
    })
    let call = load("form", from: service)
    delegate.withLock(\.self)?(.failure(Talkative(vendor: vendor)))
    turns.settle()
    #expect(
      call.error as? FeedbackService.LoadFailed == FeedbackService.LoadFailed(form: "form", reason: "talk"))
  }

  /// What its error has to say takes longer than to give it a delegate.
  @Test func aVendorThatSpeaksAlreadyIsNotAsked() async throws {
    struct Lengthy: Error, CustomStringConvertible {
      let begun = DispatchSemaphore(value: 0)
      let end = DispatchSemaphore(value: 0)
      var description: String {
        begun.signal()
        end.wait()
        return "talk"
      }
    }
    let error = Lengthy()
    let service = service(setDelegate: { delegate in
      guard let delegate else { return }
      Thread.detachNewThread { delegate(.failure(error)) }
      error.begun.wait()
    })
    let call = load("form", from: service)
    #expect(vendor.owed == [])
    error.end.signal()
    try await settled("no answer has come") { call.result != nil }
    #expect(
      call.error as? FeedbackService.LoadFailed == FeedbackService.LoadFailed(form: "form", reason: "talk"))
  }

  /// Gives all tasks their turns until a thread of somebody else's has done its part.
  private func settled(_ finding: String, _ condition: () -> Bool) async throws {
    try await eventually(finding) {
      turns.settle()
      return condition() ? () : nil
    }
  }

  private func wait(for semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        semaphore.wait()
        continuation.resume()
      }
    }
  }
}

extension OperationQueue {
  /// In an asynchronous context too, where it holds up nobody for long.
  fileprivate func waitUntilAllOperationsAreFinishedAnyway() { waitUntilAllOperationsAreFinished() }
}
