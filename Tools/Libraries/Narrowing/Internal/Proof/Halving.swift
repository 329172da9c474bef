/// Finds one of several suspects by asking about ever fewer of them.
struct Halving<Suspect: Hashable>: Sendable where Suspect: Sendable {
  private var suspects: [Suspect]

  /// Suspects of whom one, by itself, is enough to spoil it.
  init(_ suspects: [Suspect]) {
    self.suspects = suspects
  }

  /// The one who is left.
  var culprit: Suspect? { suspects.count == 1 ? suspects.first : nil }

  /// Those to try next, without all others; empty if there is nobody left to try.
  var trial: [Suspect] { suspects.count > 1 ? Array(suspects.prefix(suspects.count / 2)) : [] }

  /// Notes whether it was spoiled with those of the last ``trial``.
  mutating func note(isSpoiled: Bool) {
    let half = trial
    suspects = isSpoiled ? half : Array(suspects.dropFirst(half.count))
  }
}
