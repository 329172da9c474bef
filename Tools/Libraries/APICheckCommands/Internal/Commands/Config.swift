/// The command `config`, which prints the settings that hold, and where each is set.
struct Config {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let entries = try Configuration(of: workspace.request.package).entries
    let lines = Setting.allCases.flatMap { setting -> [String] in
      guard setting != .packagePath, let values = workspace.request.given[setting] else { return [] }
      return (values.isEmpty ? ["yes"] : values).map { value in
        let entry = entries.last { $0.setting == setting && $0.value ?? "yes" == value }
        let origin = entry.map { "\(Configuration.name):\($0.line)" } ?? "the command line"
        return "\(setting.rawValue.dropFirst(2)) = \(value)  # \(origin)\n"
      }
    }
    let none =
      "Nothing is set in \(Configuration.name) of \(workspace.request.package): all is as the help says.\n"
    try workspace.write(lines.isEmpty ? none : lines.joined(), to: &outcome)
  }
}
