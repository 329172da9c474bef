import APICheckCommands

extension ExitStatus {
  /// Those that there are, as the help text lists them.
  static let all: [ExitStatus] = [.nothingToReview, .drift, .couldNotCheck, .misuse]

  /// Those of a command that compares nothing.
  static let withoutDrift: [ExitStatus] = [.nothingToReview, .couldNotCheck, .misuse]

  /// When the tool tells it to the shell.
  var meaning: String {
    switch self {
    case .nothingToReview: "done, and nothing to review"
    case .drift:
      "something to review: a baseline is stale, clients notice a change, a surface is over its budget, a command such as"
        + " narrow has found something, or mend could not mend everything. An accepted change does not count, but a stale"
        + " baseline does. In Tools/api-accepted.txt, a line without a reason or past its limit fails every check, and a"
        + " line without effect fails check --against"
    case .couldNotCheck:
      "could not check: something does not build, is missing, cannot be read, or nothing was compared (function bodies are compiled only with --check-bodies)"
    case .misuse: "the command line is wrong"
    }
  }
}
