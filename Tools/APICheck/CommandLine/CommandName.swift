/// The first word of a command line.
enum CommandName: String, CaseIterable {
  case check, diff, bless, list, stats, rules, explain
}
