/// One load's use of the vendor, from its claim until the vendor has said all about it.
struct Turn {
  let answer: Answer
  /// Whether the vendor has answered; it owes nothing more, but may repeat itself.
  var isAnswered = false
  /// The thread that is asking the vendor just now.
  var asker: ObjectIdentifier?
  /// Whether the answer came while the vendor was being asked, from the asking thread.
  var wasAnsweredToAsker = false
  /// When the next load may begin, whatever happens until then; nil while somebody waits for the answer.
  var end: Duration?

  func hasEnded(at now: Duration) -> Bool {
    end.map { $0 <= now } ?? false
  }
}
