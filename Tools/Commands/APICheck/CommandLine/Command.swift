/// What a person asks the tool to do.
enum Command: Equatable {
  case check(against: String?)
  case diff(old: String, new: String?)
  case accept(AcceptRequest, against: String?)
  case bless(modules: [String])
  case list(modules: [String])
  case stats(modules: [String])
  case rules
  case explain(rule: String)
  case help
  case version
}
