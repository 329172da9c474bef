/// The command `config`, which prints the settings that hold, and who says so.
struct Config {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let entries = try Configuration(of: workspace.package).entries
    let lines = Setting.allCases.flatMap { setting -> [String] in
      guard setting != .packagePath, workspace.settings.has(setting) else { return [] }
      let values = workspace.settings.all(setting)
      return (values.isEmpty ? ["yes"] : values).map { value in
        let entry = entries.last { $0.setting == setting && $0.value ?? "yes" == value }
        let origin = entry.map { "\(Configuration.name):\($0.line)" } ?? "the command line"
        return "\(setting.rawValue.dropFirst(2)) = \(value)  # \(origin)\n"
      }
    }
    let none = "Nothing is set in \(Configuration.name) of \(workspace.package): all is as the help says.\n"
    try workspace.write(lines.isEmpty ? none : lines.joined(), to: &outcome)
  }
}
