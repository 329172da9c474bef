import Synchronization

/// Reads along with what tests print, until the first of them complains.
final class FailureWatch: Sendable {
  private struct State {
    /// How much of the text is looked through, up to the end of a line.
    var seen = 0
    var failure: String?
  }

  private let state = Mutex(State())

  /// The first complaint, if there is one.
  var failure: String? { state.withLock { $0.failure } }

  /// Whether there is a complaint in `text`, which is all that has been printed so far.
  func findsFailure(in text: String) -> Bool {
    state.withLock { state in
      guard state.failure == nil else { return true }
      let bytes = text.utf8
      let new = Substring(bytes.dropFirst(state.seen))
      guard let end = new.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return false }
      state.failure = new[..<end].firstFailure
      state.seen = bytes.distance(from: bytes.startIndex, to: end)
      return state.failure != nil
    }
  }
}

extension Substring {
  /// The first complaint of a test that is not expected to complain, in whole lines.
  fileprivate var firstFailure: String? {
    guard contains(" recorded an issue ") || contains(": error: ") else { return nil }
    return split(separator: "\n").first {
      $0.contains(" recorded an issue ") || $0.contains(#/: error: \S+ : /#)
    }.map { String($0.prefix(600)) }
  }
}
