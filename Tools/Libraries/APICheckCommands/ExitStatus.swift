/// The exit code of the tool.
public enum ExitStatus: Int32, Sendable {
  /// There is nothing that somebody has to review.
  case nothingToReview = 0
  /// Something has to be reviewed.
  case drift = 1
  /// Something could not be checked, so that there is no answer.
  case couldNotCheck = 2
  /// The command line cannot be understood.
  case misuse = 64
}
