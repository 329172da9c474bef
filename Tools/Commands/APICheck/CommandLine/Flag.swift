/// An option of the command line.
enum Flag: String, CaseIterable {
  case packagePath = "--package-path"
  case baselines = "--baselines"
  case module = "--module"
  case format = "--format"
  case output = "--output"
  case against = "--against"
  case reason = "--reason"
  case until = "--until"
  case rule = "--rule"
  case exact = "--exact"
  case deep = "--deep"
  case failOn = "--fail-on"
  case budget = "--budget"
  case table = "--table"
  case update = "--update"
  case includeSPI = "--include-spi"
  case includeUnderscored = "--include-underscored"
  case quiet = "--quiet"
  case verbose = "--verbose"
  case help = "--help"
  case version = "--version"

  /// What stands for the value in messages, or nil if the option takes none.
  var value: String? {
    switch self {
    case .packagePath, .baselines: "DIR"
    case .module: "NAME"
    case .format: "text|json|markdown|github"
    case .output, .budget, .table: "FILE"
    case .against: "REV"
    case .reason: "TEXT"
    case .until: "VERSION|DATE"
    case .rule: "RULE"
    case .failOn: "any|breaking"
    default: nil
    }
  }

  /// The commands that know the option, or nil if all do.
  var commands: Set<CommandName>? {
    switch self {
    case .against: [.check, .accept]
    case .reason, .until, .rule: [.accept]
    case .exact, .deep: [.check, .diff, .accept]
    case .failOn: [.check, .diff]
    case .format, .output: [.check, .diff, .list, .stats, .rules, .explain]
    case .budget, .table, .update: [.stats]
    case .baselines: [.check, .diff, .bless, .accept]
    default: nil
    }
  }
}
