import APICheckCommands

extension Option {
  /// The option and what stands for its value behind `subcommand`, or else behind any, in `width` characters if that can be.
  func usage(within width: Int = .max, for subcommand: Subcommand? = nil) -> String {
    guard let placeholder = placeholder(for: subcommand) else { return name }
    // A value with many choices is told in the help.
    let capitals = name.drop { $0 == "-" }.uppercased()
    return [placeholder, capitals].map { "\(name) \($0)" }.first { $0.count < width } ?? name
  }

  /// What stands for its value, without the file that only some commands write a format to.
  private func placeholder(for subcommand: Subcommand?) -> String? {
    guard case .setting(.format) = self, let command = subcommand?.command,
      Setting.format.refusal(of: "text=FILE", by: command) != nil
    else { return placeholder }
    return placeholder?.prefix { $0 != "[" }.description
  }
}
