public import Surfaces

/// What became of a set of witnesses.
public struct WitnessRun: Sendable {
  /// The outcomes of clients that compile against the old side: all that the new side rejects, and those of
  /// declarations that changed.
  public let outcomes: [WitnessOutcome]
  /// How many clients of unchanged declarations compile against the new side.
  let unconcerned: Int
  /// The clients that even the old side rejects, and so prove nothing.
  public let discarded: [Witness]
  /// The declarations for which no client could be written.
  let unwitnessed: [Declaration]
  /// The language mode in which the clients were compiled.
  let languageMode: String

  /// Makes a record of a run.
  public init(
    outcomes: [WitnessOutcome], unconcerned: Int, discarded: [Witness], unwitnessed: [Declaration],
    languageMode: String
  ) {
    self.outcomes = outcomes
    self.unconcerned = unconcerned
    self.discarded = discarded
    self.unwitnessed = unwitnessed
    self.languageMode = languageMode
  }
}
