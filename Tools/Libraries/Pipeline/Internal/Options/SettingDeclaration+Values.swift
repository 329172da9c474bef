import Changes
import Compatibility
import Reports

/// The kinds of value that are checked before anything runs.
extension SettingDeclaration {
  static func format(for commands: Set<Command.Name>) -> SettingDeclaration {
    let formats = ReportFormat.allCases.map(\.rawValue)
    return SettingDeclaration(
      formats.joined(separator: "|"), for: commands, "\(formats.enumerated(with: "or")) (default: text)"
    ) {
      formats.contains($0)
        ? nil : "There is no format \($0); choose among \(formats.enumerated(with: "and"))."
    }
  }

  /// Which changes a run fails on.
  static func threshold(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let thresholds = ["any", "breaking"]
    return SettingDeclaration(thresholds.joined(separator: "|"), for: commands, help) {
      thresholds.contains($0)
        ? nil : "--fail-on \($0) means nothing; choose \(thresholds.enumerated(with: "or"))."
    }
  }

  static func rule(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    let rules = RuleCatalogue.all.map(\.id)
    return SettingDeclaration("RULE", for: commands, help) {
      rules.contains($0) ? nil : "There is no rule \($0)" + spellingHint(for: $0, among: rules)
    }
  }

  /// A sentence that somebody can read in a line of a file.
  static func reason(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("TEXT", for: commands, help) {
      let isReadable = !$0.allSatisfy(\.isWhitespace) && !$0.contains(where: \.isNewline)
      return isReadable ? nil : "--reason needs a sentence on one line."
    }
  }

  static func limit(for commands: Set<Command.Name>, _ help: String) -> SettingDeclaration {
    SettingDeclaration("VERSION|DATE", for: commands, help) {
      AcceptanceLimit($0) == nil
        ? "\($0) is neither a version such as 2.0.0 nor a date such as 2027-01-31; give --until one of these."
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
