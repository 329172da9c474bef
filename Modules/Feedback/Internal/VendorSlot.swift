import Foundation
import Synchronization

/// The right to use a vendor that has one delegate.
///
/// Every step looks at the state and changes it under one lock, together with the vendor's delegate.
final class VendorSlot: Sendable {
  typealias Delegate = @Sendable (Result<FeedbackForm, any Error>) -> Void

  let time: Time
  private let setDelegate: @Sendable (Delegate?) -> Void
  private let turn = Mutex<Turn?>(nil)

  init(time: Time, setDelegate: @escaping @Sendable (Delegate?) -> Void) {
    self.time = time
    self.setDelegate = setDelegate
  }

  /// Takes the slot and makes `delegate` the vendor's, or throws if the slot is taken.
  func claim(for answer: Answer, delegate: @escaping Delegate) throws(FeedbackService.MultipleFormLoadError) {
    let isClaimed = turn.withLock { turn in
      guard turn.map({ $0.hasEnded(at: time.now()) }) ?? true else { return false }
      turn = Turn(answer: answer)
      setDelegate(delegate)
      return true
    }
    if !isClaimed { throw FeedbackService.MultipleFormLoadError() }
  }

  /// Notes that this thread is about to ask the vendor, unless the load was abandoned before.
  func beginAsking(for answer: Answer) -> Bool {
    let isGoingOn = change(answer) { turn in
      guard turn.end == nil else { return false }
      turn.asker = ObjectIdentifier(Thread.current)
      return true
    }
    return isGoingOn == true
  }

  /// Notes that the vendor was asked, and frees the slot if it has answered on the way.
  func endAsking(for answer: Answer) {
    let isOver = change(answer) { turn in
      turn.asker = nil
      return turn.wasAnsweredToAsker
    }
    if isOver == true { release(answer) }
  }

  /// Takes the first answer to a load and returns when the vendor will have said all about it, or nil for others.
  func hear(_ answer: Answer) -> EndOfSpeech? {
    change(answer) { turn in
      guard !turn.isAnswered else { return nil }
      turn.isAnswered = true
      setDelegate(nil)
      if turn.asker == ObjectIdentifier(Thread.current) {
        turn.wasAnsweredToAsker = true
        return .returnToAsker
      }
      if let queue = OperationQueue.current { return .endOfWork(on: queue) }
      turn.end = time.after(EndOfSpeech.shortPause)
      return .pause
    } ?? nil
  }

  /// Keeps the slot of an abandoned load taken for `grace`, and tells whether the load was still going on.
  func quarantine(_ answer: Answer, for grace: Duration) -> Bool {
    let wasGoingOn = change(answer) { turn in
      let isGoingOn = turn.end == nil
      if isGoingOn { turn.end = time.after(grace) }
      return isGoingOn
    }
    return wasGoingOn == true
  }

  /// Frees the slot if it is taken by the load that waits, or waited, for `answer`.
  func release(_ answer: Answer) {
    turn.withLock { turn in
      guard let current = turn, current.answer === answer else { return }
      if !current.isAnswered { setDelegate(nil) }
      turn = nil
    }
  }

  private func change<Value>(_ answer: Answer, _ change: (inout Turn) -> Value) -> Value? {
    turn.withLock { turn in
      guard var current = turn, current.answer === answer else { return nil }
      defer { turn = current }
      return change(&current)
    }
  }
}
