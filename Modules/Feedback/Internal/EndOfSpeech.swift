import Foundation

/// The sign that a vendor has said all about one load.
///
/// The vendor at times answers twice in a row. Until the echo has found no delegate, the next load has to wait.
enum EndOfSpeech {
  /// The function that asked returns: the vendor had the form at hand.
  case returnToAsker
  /// The queue on which the vendor spoke goes on to its next work.
  case endOfWork(on: OperationQueue)
  /// Nothing tells, so time has to do.
  case pause

  static let shortPause = Duration.milliseconds(100)
}
