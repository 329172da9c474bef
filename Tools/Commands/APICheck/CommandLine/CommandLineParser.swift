import Compatibility
import Processes
import Reports

/// Turns the words of a command line into values.
struct CommandLineParser {
  private var words: ArraySlice<String>
  private(set) var operands: [String] = []
  private(set) var options = Options()
  private(set) var against: String?
  private var flags: [Flag] = []

  /// Reads `arguments`, which do not include the program's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> (Command, Options) {
    var parser = CommandLineParser(words: arguments[...])
    try parser.readWords()
    return (try parser.command(), parser.options)
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private mutating func readWords() throws(UsageError) {
    while let word = words.popFirst() {
      switch word {
      case "--":
        operands += words
        words = []
      case "-h": flags.append(.help)
      case _ where word.hasPrefix("-") && word != "-": try readOption(word)
      default: operands.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let flag = Flag(rawValue: String(name)) else {
      throw .unknownOption(parts.first.map { String($0) } ?? word)
    }
    flags.append(flag)
    if flag.value == nil {
      guard parts.count == 1 else { throw .unexpectedValue(flag) }
      set(flag)
    } else {
      let value = parts.count == 2 ? String(parts[1]) : words.popFirst()
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
        throw .missingValue(flag)
      }
      try set(flag, to: value)
    }
  }

  private mutating func set(_ flag: Flag) {
    switch flag {
    case .exact: options.isExact = true
    case .deep: options.isDeep = true
    case .includeSPI: options.includesSPI = true
    case .update: options.updatesTable = true
    case .includeUnderscored: options.includesUnderscored = true
    case .quiet: options.verbosity = .quiet
    case .verbose: options.verbosity = .commands
    default: break
    }
  }

  private mutating func set(_ flag: Flag, to value: String) throws(UsageError) {
    switch flag {
    case .packagePath: options.packagePath = value
    case .baselines: options.baselines = value
    case .module: options.modules.insert(value)
    case .output: options.output = value
    case .against: against = value
    case .reason: options.reason = value
    case .until: options.until = value
    case .rule:
      guard RuleCatalogue.rule(id: value) != nil else { throw .unknownRule(value) }
      options.rule = value
    case .failOn:
      guard value == "any" || value == "breaking" else { throw .unknownThreshold(value) }
      options.failsOnBreaksOnly = value == "breaking"
    case .budget: options.budget = value
    case .table: options.table = value
    case .format:
      guard let format = ReportFormat(rawValue: value) else { throw .unknownFormat(value) }
      options.format = format
    default: break
    }
  }

  private mutating func command() throws(UsageError) -> Command {
    if flags.contains(.help) { return .help }
    if flags.contains(.version) { return .version }
    let word = operands.isEmpty ? CommandName.check.rawValue : operands.removeFirst()
    guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
    if operands.contains("") { throw .emptyOperand(name) }
    for flag in flags {
      guard flag.commands?.contains(name) ?? true else { throw .notForCommand(flag, name) }
    }
    if flags.contains(.quiet), flags.contains(.verbose) { throw .contradiction(.quiet, .verbose) }
    if name == .check, against == nil {
      // Without a revision the baselines are compared, and any difference from them is to be blessed.
      for flag in [Flag.exact, .failOn] where flags.contains(flag) { throw .notForCommand(flag, name) }
    }
    switch name {
    case .check:
      if let extra = operands.first { throw .tooManyOperands(name, extra) }
      return .check(against: against)
    case .diff:
      guard let old = operands.first else { throw .missingOperand(name, "OLD") }
      if operands.count > 2 { throw .tooManyOperands(name, operands[2]) }
      return .diff(old: old, new: operands.dropFirst().first)
    case .bless: return .bless(modules: operands)
    case .accept: return try accept()
    default: return try report(name)
    }
  }

  /// The commands that compare nothing.
  private func report(_ name: CommandName) throws(UsageError) -> Command {
    if options.format == .github { throw .noAnnotations(name) }
    switch name {
    case .stats:
      if options.updatesTable, options.table == nil { throw .notForCommand(.update, name) }
      // A table of some modules would pass for one of all.
      if options.table != nil, !options.modules.isEmpty || !operands.isEmpty {
        throw .contradiction(.table, .module)
      }
      if options.table != nil, flags.contains(.format) { throw .contradiction(.table, .format) }
      return .stats(modules: operands)
    case .rules:
      if let extra = operands.first { throw .tooManyOperands(name, extra) }
      return .rules
    case .explain:
      guard let rule = operands.first else { throw .missingRule }
      if operands.count > 1 { throw .tooManyOperands(name, operands[1]) }
      guard RuleCatalogue.rule(id: rule) != nil else { throw .unknownRule(rule) }
      return .explain(rule: rule)
    default: return .list(modules: operands)
    }
  }
}
