/// What became of a set of clients.
struct ClientRun: Sendable {
  /// The outcomes of clients that compile against the old side: all that the new side rejects, and those of
  /// declarations that changed.
  let outcomes: [ClientOutcome]
  /// The clients that even the old side rejects, and so prove nothing.
  let discarded: [Client]
}
