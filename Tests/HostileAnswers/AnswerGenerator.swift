public import LoopbackServer

/// Makes answers that no server should send, with those that are in order among them.
///
/// The same seed and the same number give the same answer, so what one run has found another can look at.
public struct AnswerGenerator: Sendable {
  private let seed: UInt64

  /// Makes a generator; its answers differ from those of every other seed.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// The answer with `number`, of which about half end with the connection.
  public func answer(_ number: Int) -> Reply {
    var draft = AnswerDraft(random: SplitMix(seed: seed, number: number))
    return Reply(draft.parts())
  }
}
