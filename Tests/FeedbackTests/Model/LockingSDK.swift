import Feedback
import Foundation
import Synchronization

/// An SDK that holds its one lock while it speaks, and says everything twice.
final class LockingSDK: Sendable {
  private let delegate = Mutex<AwkwardVendor.Delegate?>(nil)

  func setDelegate(_ delegate: AwkwardVendor.Delegate?) {
    self.delegate.withLock { $0 = delegate }
  }

  func load(_ form: String) {
    Thread.detachNewThread { [self] in
      delegate.withLock { delegate in
        for _ in 0..<2 { delegate?(.success(FeedbackForm(id: "", title: form))) }
      }
    }
  }
}
