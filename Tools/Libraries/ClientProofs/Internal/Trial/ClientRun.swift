import ClientPrograms

/// What became of a set of clients.
struct ClientRun: Sendable {
  /// The outcomes of clients that compile against the old side: all that the new side rejects, and those of
  /// declarations that changed.
  let outcomes: [ClientOutcome]
  /// The clients that prove nothing: those that even the old side rejects, and the unanswered.
  let discarded: [Client]
  /// Those of them that nobody could write: they override what the old side declares in an extension.
  let impossible: [Client]
  /// The clients of which the compiler says neither yes nor no on the new side.
  let unanswered: [UnansweredClient]
}
