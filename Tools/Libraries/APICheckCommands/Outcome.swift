/// What came of a command.
public struct Outcome: Sendable, Hashable {
  /// What it has to say; empty if that went to a file.
  public internal(set) var text = ""
  /// What went wrong, or kept it from checking everything, a sentence each.
  public internal(set) var complaints: [String] = []
  /// What to tell the shell.
  public internal(set) var status = ExitStatus.nothingToReview
}
