/// What the gate tells the shell.
public enum ExitStatus: Int32, Sendable {
  /// All is as it was reviewed.
  case nothingToReview = 0
  /// Something has to be reviewed.
  case drift = 1
  /// There is no telling.
  case couldNotCheck = 2
  /// The command line means nothing.
  case misuse = 64
}
