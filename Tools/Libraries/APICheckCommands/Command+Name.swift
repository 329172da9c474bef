extension Command {
  /// The word that asks for this command.
  public var name: Name {
    switch self {
    case .check: .check
    case .diff: .diff
    case .notes: .notes
    case .accept: .accept
    case .mend: .mend
    case .bless: .bless
    case .list: .list
    case .stats: .stats
    case .surface: .surface
    case .narrow: .narrow
    case .advise: .advise
    case .layers: .layers
    case .rules: .rules
    case .explain: .explain
    case .clean: .clean
    case .initialize: .initialize
    case .doctor: .doctor
    case .config: .config
    }
  }

  /// The word that asks for a command.
  public enum Name: String, Sendable, CaseIterable {
    case check, diff, notes, bless, accept, mend, list, surface, stats, narrow, advise, layers, rules,
      explain, doctor, config, clean
    case initialize = "init"
  }
}
