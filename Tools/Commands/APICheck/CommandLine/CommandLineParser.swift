import APICheckCommands

/// Turns the words of a command line into values.
struct CommandLineParser {
  private var words: ArraySlice<String>
  private var operands: [String] = []
  private var options: [Option] = []
  private var settings: [Setting: [String]] = [:]

  /// Reads `arguments`, which do not include the program's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedLine {
    var parser = CommandLineParser(words: arguments[...])
    try parser.readWords()
    if parser.options.contains(.help) { return .help(try parser.operands.first.map(Subcommand.named)) }
    if parser.options.contains(.version) { return .version }
    return try parser.line()
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
      case "-h": options.append(.help)
      case _ where word.hasPrefix("-") && word != "-": try readOption(word)
      default: operands.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let name = parts.first, let option = Option.all.first(where: { $0.name == name }) else {
      throw .unknownOption(parts.first ?? word)
    }
    options.append(option)
    if option.placeholder == nil, parts.count > 1 { throw .unexpectedValue(option) }
    guard case .setting(let setting) = option else { return }
    settings[setting, default: []] += try value(of: setting, parts.dropFirst().first)
  }

  /// The value after an equals sign, or else the next word; none for a setting that takes none.
  private mutating func value(of setting: Setting, _ part: String?) throws(UsageError) -> [String] {
    if setting.placeholder == nil { return [] }
    guard let value = part ?? words.popFirst(), !value.isEmpty, part != nil || !value.hasPrefix("--") else {
      throw .missingValue(.setting(setting))
    }
    if let sentence = setting.refusal(of: value) { throw .refused(sentence) }
    return [value]
  }

  private mutating func line() throws(UsageError) -> ParsedLine {
    let subcommand = try operands.isEmpty ? .gate(.check) : Subcommand.named(operands.removeFirst())
    if operands.contains("") { throw .emptyOperand(subcommand) }
    try refuseOptions(unknownTo: subcommand)
    switch subcommand {
    case .gate(let name): return .run(try command(name), settings)
    case .help:
      let isManualPage = options.contains(.man)
      try refuseOperands(of: subcommand, after: isManualPage ? 0 : 1)
      return isManualPage ? .manualPage : .help(try operands.first.map(Subcommand.named))
    case .completions:
      guard let word = operands.first else { throw .missingShell }
      try refuseOperands(of: subcommand, after: 1)
      guard let shell = Shell(rawValue: word) else { throw .unknownShell(word) }
      return .completions(shell)
    }
  }

  private func command(_ name: Command.Name) throws(UsageError) -> Command {
    try refuseSettings(of: name)
    switch name {
    case .check:
      try refuseOperands(of: .gate(name), after: 0)
      return .check
    case .diff:
      guard let old = operands.first else { throw .missingOperand(name, "OLD") }
      try refuseOperands(of: .gate(name), after: 2)
      return .diff(old: old, new: operands.dropFirst().first)
    case .notes:
      try refuseOperands(of: .gate(name), after: 2)
      return .notes(old: operands.first, new: operands.dropFirst().first)
    case .bless: return .bless(modules: operands)
    case .accept:
      if operands.isEmpty, !has(.importList) { throw .missingDeclaration(name) }
      try refuseOperands(of: .gate(name), after: has(.importList) ? 0 : 1)
      // A decision without a reason or an end is none.
      for setting in [Setting.reason, .until] where !has(setting) { throw .missingOption(setting, name) }
      return .accept(declaration: operands.first)
    case .mend:
      if operands.isEmpty, !has(.all) { throw .missingDeclaration(name) }
      try refuseOperands(of: .gate(name), after: has(.all) ? 0 : operands.count)
      return .mend(declarations: operands)
    case .list: return .list(modules: operands)
    case .surface: return .surface(modules: operands)
    case .stats: return .stats(modules: operands)
    case .narrow: return .narrow(modules: operands)
    case .advise: return .advise(modules: operands)
    case .layers:
      try refuseOperands(of: .gate(name), after: 0)
      return .layers
    case .rules:
      try refuseOperands(of: .gate(name), after: 0)
      return .rules
    case .initialize:
      try refuseOperands(of: .gate(name), after: 0)
      return .initialize
    case .doctor:
      try refuseOperands(of: .gate(name), after: 0)
      return .doctor
    case .config:
      try refuseOperands(of: .gate(name), after: 0)
      return .config
    case .clean:
      try refuseOperands(of: .gate(name), after: 0)
      return .clean
    case .explain:
      guard let rule = operands.first else { throw .missingRule }
      try refuseOperands(of: .gate(name), after: 1)
      if let sentence = Command.refusal(toExplain: rule) { throw .refused(sentence) }
      return .explain(rule: rule)
    }
  }

  private func has(_ setting: Setting) -> Bool { settings[setting] != nil }

  private func refuseOperands(of subcommand: Subcommand, after count: Int) throws(UsageError) {
    if let extra = operands.dropFirst(count).first { throw .tooManyOperands(subcommand, extra) }
  }

  private func refuseOptions(unknownTo subcommand: Subcommand) throws(UsageError) {
    // An alias may name a package, whatever the tool is asked.
    for option in options where option != .setting(.packagePath) && !option.isKnown(to: subcommand) {
      throw .notForCommand(option, subcommand)
    }
  }

  /// Settings that mean nothing with what else is said, or nothing together.
  private func refuseSettings(of name: Command.Name) throws(UsageError) {
    for (setting, values) in settings {
      if let sentence = values.lazy.compactMap({ setting.refusal(of: $0, by: name) }).first {
        throw .refused(sentence)
      }
    }
    for pair in Setting.contradictions where pair.allSatisfy(has) { throw .contradiction(pair[0], pair[1]) }
    if has(.updateBaseline), !has(.baseline) { throw .notForCommand(.setting(.updateBaseline), .gate(name)) }
    // What only tests use is in use: it can be told, and not taken from them.
    if has(.withoutTests), has(.apply) { throw .contradiction(.withoutTests, .apply) }
    // What narrowing products would break nobody here can see.
    if has(.products), has(.apply) { throw .contradiction(.products, .apply) }
    guard name == .stats else { return }
    if has(.update), !has(.table) { throw .notForCommand(.setting(.update), .gate(name)) }
    // A table of some modules would pass for one of all.
    if has(.table), has(.module) || !operands.isEmpty { throw .contradiction(.table, .module) }
    if has(.table), has(.format) { throw .contradiction(.table, .format) }
  }
}
