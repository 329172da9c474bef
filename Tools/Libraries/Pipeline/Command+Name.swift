extension Command {
  /// The word that asks for a command.
  public enum Name: String, Sendable, CaseIterable {
    case check, diff, bless, accept, list, stats, rules, explain, clean
  }
}
