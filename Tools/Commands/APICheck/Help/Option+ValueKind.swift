import APICheckCommands

extension Option {
  /// What its value names when it modifies `subcommand`, or nil if it takes none.
  func valueKind(for subcommand: Subcommand) -> ValueKind? {
    guard case .setting(let setting) = self, let placeholder else { return nil }
    var (choices, endings): ([String], [String]) = ([], [])
    if case .gate(let command) = subcommand {
      (choices, endings) = (setting.choices(for: command), setting.endings(for: command))
    }
    return switch setting {
    case .format: .format(choices)
    case .module: .module
    case .target: .target
    case _ where !endings.isEmpty: .base(endings)
    case _ where !choices.isEmpty: .choice(choices)
    default:
      switch placeholder {
      case "DIR": .directory
      case "FILE": .file
      case "REV": .revision
      default: .text
      }
    }
  }

  /// What it does to `subcommand`, in a line of a menu: what comes behind a condition, and before more of them or a default.
  func summary(for subcommand: Subcommand) -> String {
    var text = help(for: subcommand).split(separator: "\n").joined(separator: " ")[...]
    if text.hasPrefix("with ") || text.hasPrefix("when "), let condition = text.firstRange(of: ": ") {
      text = text[condition.upperBound...]
    }
    let ends = ["; ", " (", ": "].compactMap { text.firstRange(of: $0)?.lowerBound }
    return String(text[..<(ends.min() ?? text.endIndex)])
  }
}
