public import Surfaces

/// What became of a set of clients.
public struct ClientRun: Sendable {
  /// The outcomes of clients that compile against the old side: all that the new side rejects, and those of
  /// declarations that changed.
  public let outcomes: [ClientOutcome]
  /// How many clients of unchanged declarations compile against the new side.
  let unconcerned: Int
  /// The clients that even the old side rejects, and so prove nothing.
  public let discarded: [Client]
  /// The declarations for which no client could be written.
  let withoutClient: [Declaration]
  /// The language mode in which the clients were compiled.
  let languageMode: String

  /// Makes a record of a run.
  public init(
    outcomes: [ClientOutcome], unconcerned: Int, discarded: [Client], withoutClient: [Declaration],
    languageMode: String
  ) {
    self.outcomes = outcomes
    self.unconcerned = unconcerned
    self.discarded = discarded
    self.withoutClient = withoutClient
    self.languageMode = languageMode
  }
}
