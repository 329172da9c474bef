import APIComparison
import Advice
import Layers
import PackageBuilds
import Reports

/// The kinds of value that are checked before anything runs.
extension SettingDeclaration {
  /// The format of a command's output; `reports` are the commands that write a report.
  ///
  /// The `others` have formats of their own instead of those of lists.
  static func format(
    for commands: Set<Command.Name>, reports: Set<Command.Name>, others: [Command.Name: [ReportFormat]]
  ) -> SettingDeclaration {
    let formats = ReportFormat.allCases.map(\.rawValue)
    let listings = ListingFormat.allCases.map(\.rawValue)
    func known(to command: Command.Name) -> [String] {
      reports.contains(command) ? formats : others[command]?.map(\.rawValue) ?? listings
    }
    return SettingDeclaration(
      "FORMAT[=FILE]", for: commands,
      help: { command in
        let list = "\((command.map(known) ?? formats).enumerated(with: "or")) (default: text)"
        guard command.map(reports.contains) ?? true else { return list }
        return list + ";\nwith a file it is written there, and more than one may be given"
      },
      choices: formats
    ) { value, command in
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0)
      }
      let format = parts.first ?? value
      if parts.count > 1 {
        if parts[1].isEmpty {
          return "--format \(value) names no file; give one such as --format \(format)=report."
        }
        if let command, !reports.contains(command) {
          return "\(command.rawValue) takes a format alone; leave out the file, or use --output."
        }
      }
      if !formats.contains(format) {
        return "There is no format \(format); choose among \(formats.enumerated(with: "and"))."
      }
      guard let command, !known(to: command).contains(format) else { return nil }
      return "\(command.rawValue) has no format \(format); "
        + "choose among \(known(to: command).enumerated(with: "and"))."
    }
  }

  /// Which changes a run fails on.
  static func threshold(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let thresholds = ["any", "fragile", "breaking"]
    return SettingDeclaration(
      thresholds.joined(separator: "|"), for: commands, help, choices: thresholds
    ) { value, _ in
      thresholds.contains(value)
        ? nil : "--fail-on \(value) means nothing; choose \(thresholds.enumerated(with: "or"))."
    }
  }

  /// The language mode of clients.
  static func clientMode(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let modes = ["5", "6"]
    return SettingDeclaration(modes.joined(separator: "|"), for: commands, help, choices: modes) { value, _ in
      modes.contains(value)
        ? nil : "--client-mode \(value) means nothing; choose \(modes.enumerated(with: "or"))."
    }
  }

  /// A revision, and which changes since then a run fails on.
  static func against(_ uses: KeyValuePairs<Command.Name, String>) -> SettingDeclaration {
    let endings = ComparisonBase.Threshold.allCases.map(\.rawValue)
    return SettingDeclaration(
      "REV", for: Set(uses.map(\.key)),
      help: help(of: uses), endings: endings
    ) { value, command in
      let base = ComparisonBase(value)
      if base.revision.isEmpty { return "--against \(value) names no revision." }
      if let command, [.accept, .mend].contains(command), base.threshold != nil {
        return "\(command.rawValue) compares with one revision; leave out what follows it."
      }
      return nil
    }
  }

  /// The part of the version that a release raises.
  static func bump(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let bumps = RequiredBump.allCases.map(\.rawValue)
    return SettingDeclaration(
      bumps.joined(separator: "|"), for: commands, help, choices: bumps
    ) { value, _ in
      bumps.contains(value)
        ? nil : "--expect \(value) means nothing; choose \(bumps.enumerated(with: "or"))."
    }
  }

  /// The build system that builds packages.
  static func buildSystem(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let systems = PackageReader.buildSystems
    return SettingDeclaration(
      "NAME", for: commands, "\(help): \(systems.enumerated(with: "or"))\n(default: the toolchain's own)",
      choices: systems
    ) { value, _ in
      systems.contains(value)
        ? nil : "There is no build system \(value) here; choose \(systems.enumerated(with: "or"))."
    }
  }

  /// Names that can also be part of a file name.
  static func names(
    _ placeholder: String, for commands: Set<Command.Name>, separator: Character? = nil, _ help: String
  ) -> SettingDeclaration {
    SettingDeclaration(placeholder, for: commands, help) { value, _ in
      let names = value.split(omittingEmptySubsequences: false) { $0 == separator }
      let isKnown = names.allSatisfy { $0.wholeMatch(of: #/\w[\w+.\-]*/#) != nil }
      return isKnown ? nil : "\(value) is no name; names have letters, digits, and _, +, - and . inside."
    }
  }

  /// A number of things, at least one.
  static func count(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("NUMBER", for: commands, help) { value, _ in
      Int(value).map { $0 > 0 } == true ? nil : "\(value) is no number of things; give one such as 2."
    }
  }

  /// A number of bytes.
  static func size(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("SIZE", for: commands, help) { value, _ in
      ByteCount(value) == nil ? "\(value) is no size; give one such as 500MB or 2GiB." : nil
    }
  }

  static func rule(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let rules = RuleCatalogue.all.map(\.id)
    return SettingDeclaration("RULE", for: commands, help, choices: rules) { rule, _ in
      rules.contains(rule) ? nil : unknownRule(rule, among: rules)
    }
  }

  /// The verdict for the findings of a rule, or for what code in an unusual position notices.
  static func level(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("KIND=LEVEL", for: commands, help) { value, command in
      guard let level = RuleLevel(value) else {
        return "--level \(value) means nothing; give one such as case-added=compatible."
      }
      // A configuration file is for all commands, and each takes the kinds that it knows.
      let rules = command == .advise ? [] : Command.explained
      let isAdvised = command.map { [.advise, .check].contains($0) } ?? true
      let known = rules + (isAdvised ? AdviceCatalogue.all.map(\.id) : [])
      return known.contains(level.rule)
        ? nil : unknownRule(level.rule, among: known)
    }
  }

  /// Which modules may use which.
  static func layerRule(_ kind: LayerRule.Kind, _ placeholder: String, _ help: String) -> SettingDeclaration {
    SettingDeclaration(placeholder, for: [.layers], help) { value, _ in LayerRule.refusal(of: value, as: kind)
    }
  }

  /// A reason that fits in one line of a file.
  static func reason(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("TEXT", for: commands, help) { reason, _ in
      let isReadable = !reason.allSatisfy(\.isWhitespace) && !reason.contains(where: \.isNewline)
      return isReadable ? nil : "--reason needs a sentence on one line."
    }
  }

  static func limit(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("VERSION|DATE", for: commands, help) { limit, _ in
      AcceptanceLimit(limit) == nil
        ? "\(limit) is neither a version such as 2.0.0 nor a date such as 2027-01-31; give --until one of these."
        : nil
    }
  }
}

extension [String] {
  /// The words as a sentence lists them: `a, b or c`.
  fileprivate func enumerated(with conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
