/// The first word of a command line.
enum CommandName: String, CaseIterable {
  case check, diff, bless, accept, list, stats, rules, explain
}
