import LoopbackServer
import Synchronization

/// The answers of the cat service, again and again: two facts, then a failure, so that every state can be seen.
final class CannedCats: Sendable {
  private static let replies: [Reply] = [
    .json(#"{"fact": "A cat can jump five times its own height.", "length": 41}"#),
    .json(#"{"fact": "A group of cats is called a clowder.", "length": 36}"#),
    .json(#"{"message": "The cat has gone out.", "code": 404}"#, status: 404),
  ]

  private let count = Mutex(0)

  func next() -> Reply {
    count.withLock { count in
      defer { count += 1 }
      return Self.replies[count % Self.replies.count]
    }
  }
}
