/// What a person asks the tool to do.
enum Command: Equatable {
  case check(against: String?)
  case diff(old: String, new: String?)
  case bless(modules: [String])
  case list(modules: [String])
  case help
  case version
}
