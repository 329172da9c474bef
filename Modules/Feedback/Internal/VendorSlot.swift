import Foundation
import Synchronization
internal import ThirdParty

/// The right to use the vendor, of which the process has one.
///
/// Every step looks at the state and changes it under one lock, together with the vendor's delegate.
final class VendorSlot: Sendable {
  private enum State {
    case free
    case loading(Answer)
    /// The vendor still owes an answer that nobody waits for.
    case quarantined(Answer, until: ContinuousClock.Instant)
  }

  private struct Protected {
    var state = State.free
    var readiness = ContinuousClock.now
  }

  static let shared = VendorSlot()

  private let protected = Mutex(Protected())

  /// Takes the slot and returns the moment at which the vendor can be asked, or throws if the slot is taken.
  func claim(for answer: Answer) throws -> ContinuousClock.Instant {
    try protected.withLock { protected in
      switch protected.state {
      case .free: break
      case .quarantined(_, let end) where end <= .now: break
      case .loading, .quarantined: throw FeedbackService.MultipleFormLoadError()
      }
      protected.state = .loading(answer)
      return protected.readiness
    }
  }

  /// Makes `delegate` the vendor's, unless its load was abandoned before.
  func open(for delegate: VendorDelegate, backend: URL) -> Bool {
    protected.withLock { protected in
      guard case .loading(let current) = protected.state, current === delegate.answer else { return false }
      ThirdParty.backend = backend
      ThirdParty.delegate = delegate
      return true
    }
  }

  /// Keeps the slot of an abandoned load taken, and tells whether the load was still going on.
  func quarantine(_ answer: Answer, for grace: Duration) -> Bool {
    protected.withLock { protected in
      guard case .loading(let current) = protected.state, current === answer else { return false }
      protected.state = .quarantined(answer, until: .now + grace)
      return true
    }
  }

  /// Frees the slot if it is taken by the load that waits, or waited, for `answer`.
  func release(_ answer: Answer) {
    protected.withLock { protected in
      switch protected.state {
      case .loading(let current) where current === answer: break
      case .quarantined(let current, _) where current === answer: break
      case .free, .loading, .quarantined: return
      }
      ThirdParty.delegate = nil
      protected.state = .free
      // The vendor at times answers twice in a row. Until the echo has found no delegate, the next load has to wait.
      protected.readiness = .now + .milliseconds(100)
    }
  }
}
