/// What became of a set of witnesses.
public struct WitnessRun: Sendable {
  /// The outcome of every client that compiles against the old side.
  public let outcomes: [WitnessOutcome]
  /// The clients that even the old side rejects, and so prove nothing.
  public let discarded: [Witness]
  /// The declarations for which no client could be written.
  public let unwitnessed: [Declaration]
  /// The language mode in which the clients were compiled.
  public let languageMode: String

  /// Makes a record of a run.
  public init(
    outcomes: [WitnessOutcome], discarded: [Witness], unwitnessed: [Declaration], languageMode: String
  ) {
    self.outcomes = outcomes
    self.discarded = discarded
    self.unwitnessed = unwitnessed
    self.languageMode = languageMode
  }
}
