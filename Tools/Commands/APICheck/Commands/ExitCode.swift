/// What the tool tells the shell.
enum ExitCode: Int32 {
  case nothingToReview = 0
  case drift = 1
  case couldNotCheck = 2
  case misuse = 64
}
