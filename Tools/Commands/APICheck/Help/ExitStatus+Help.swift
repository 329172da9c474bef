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
      "drift: a baseline is stale, the versions differ for clients, a surface is over its budget, or a command that looks"
        + " for something, such as narrow, has found it, or mend has left what it was asked for broken (a change that"
        + " Tools/api-accepted.txt accepts does not count, but a stale baseline does; a line there without reason or"
        + " past its limit fails every check, one without effect --against)"
    case .couldNotCheck:
      "could not check: something does not build, is missing, cannot be read, or nothing was compared (function bodies are compiled only with --check-bodies)"
    case .misuse: "the command line means nothing"
    }
  }
}
