import Foundation

/// What a vendor says in one breath, at times the same answer twice.
///
/// The caller has the first answer at once. Until the echo is heard, the next load has to wait.
struct Speech {
  /// No breath is longer; what goes on after that speaks no more.
  private static let longestBreath = Duration.seconds(2)
  /// An echo comes within this time where nothing else tells when the vendor has said all.
  private static let shortPause = Duration.milliseconds(100)

  let thread = ObjectIdentifier(Thread.current)
  /// The operations of which this is one, so that their end is its end, whatever becomes of their queue.
  private let operations: [Operation]

  init() {
    operations = OperationQueue.current?.operations.filter(\.isExecuting) ?? []
  }

  /// After this time it is over, if nothing has told so before.
  var limit: Duration { operations.isEmpty ? Self.shortPause : Self.longestBreath }

  /// Calls `body` when the operations have ended, and never if there are none.
  func whenEnded(_ body: @escaping @Sendable () -> Void) {
    guard !operations.isEmpty else { return }
    let end = BlockOperation(block: body)
    operations.forEach(end.addDependency)
    Self.ends.addOperation(end)
  }

  /// A queue that nobody can cancel or suspend, as a vendor can its own.
  private static let ends = OperationQueue()
}
