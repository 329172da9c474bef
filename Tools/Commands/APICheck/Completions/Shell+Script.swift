extension Shell {
  /// What teaches it the words of the tool.
  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
