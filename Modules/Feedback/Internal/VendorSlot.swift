import Foundation
import Synchronization

/// The right to use a vendor that has one delegate.
///
/// Each step looks at the turns and changes them under the lock. What follows from it is done when the lock is open: the
/// vendor, a clock or an error may be anybody's code, with locks of its own, and may call back at once.
final class VendorSlot: Sendable {
  typealias Delegate = @Sendable (Answer.Content) -> Void

  let time: Time
  private let setDelegate: @Sendable (Delegate?) -> Void
  private let calls: VendorCalls
  private let turns = Mutex(Turns())

  init(time: Time, calls: VendorCalls, setDelegate: @escaping @Sendable (Delegate?) -> Void) {
    self.time = time
    self.calls = calls
    self.setDelegate = setDelegate
  }

  /// Begins the load's turn; or returns how long it has to wait for ``passOn(to:)`` at most.
  func claim(for load: VendorLoad) throws(FeedbackService.MultipleFormLoadError) -> Duration? {
    let now = time.now()
    switch turns.withLock({ $0.claim(load, at: now) }) {
    case .isRefused: throw FeedbackService.MultipleFormLoadError()
    case .follows(let wait): return wait
    case .begins:
      begin(load)
      return nil
    }
  }

  /// Begins the turn of a load that has waited long enough for the end of the one before.
  func passOn(to load: VendorLoad) {
    if let next = turns.withLock({ $0.passOn(to: load) }) { begin(next) }
  }

  /// Ends the part of a load's caller; an answer that the vendor owes keeps others out for `grace`, or until it comes.
  func leave(_ load: VendorLoad, grace: Duration?) {
    let end = grace.map { time.after($0) }
    if turns.withLock({ $0.leave(load, until: end) }) { takeDelegate(of: load) }
  }

  private func begin(_ load: VendorLoad) {
    calls.add { [self] in
      let thread = ObjectIdentifier(Thread.current)
      guard turns.withLock({ $0.install(load, by: thread) }) else { return }
      setDelegate { [self] in hear($0, for: load) }
      if load.isAwaited, turns.withLock({ $0.ask(load) }) { load.loadFeedback(load.form) }
      if let next = turns.withLock({ $0.endCalls(of: load) }) { begin(next) }
    }
  }

  private func takeDelegate(of load: VendorLoad) {
    calls.add { [self] in
      if turns.withLock({ $0.takeDelegate(of: load) }) { setDelegate(nil) }
    }
  }

  /// Takes what the vendor says, on whichever thread it says it.
  private func hear(_ words: Answer.Content, for load: VendorLoad) {
    let speech = Speech()
    let end = time.after(speech.limit)
    guard let place = turns.withLock({ $0.hear(load, on: speech.thread, until: end) }) else { return }
    load.answer(words)
    takeDelegate(of: load)
    if place == .elsewhere {
      speech.whenEnded { [self] in
        if let next = turns.withLock({ $0.end(load) }) { begin(next) }
      }
    }
  }
}
