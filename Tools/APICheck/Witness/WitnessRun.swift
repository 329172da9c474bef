import PublicSurface

/// What became of a set of witnesses.
struct WitnessRun: Sendable {
  /// The outcome of every client that compiles against the old side.
  var outcomes: [WitnessOutcome]
  /// The clients that even the old side rejects.
  var discarded: [Witness]
}
