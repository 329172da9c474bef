/// The result of a command.
public struct Outcome: Sendable, Hashable {
  /// The output; empty if it was written to a file.
  public internal(set) var text = ""
  /// What went wrong, or kept the command from checking everything, a sentence each.
  public internal(set) var complaints: [String] = []
  /// The exit status.
  public internal(set) var status = ExitStatus.nothingToReview
}
