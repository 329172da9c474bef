/// How long a decision holds.
public enum AcceptanceLimit: Sendable, Hashable {
  /// Until the version is released.
  case version(SemanticVersion)
  /// To the end of a day.
  case day(CalendarDay)

  /// Reads a version such as `2.0.0` or a date such as `2027-01-31`; nil if `text` is neither.
  public init?(_ text: some StringProtocol) {
    if let version = SemanticVersion(text) {
      self = .version(version)
    } else if let day = CalendarDay(text) {
      self = .day(day)
    } else {
      return nil
    }
  }

  /// Whether it is over, given the newest version that is out and the current date.
  func isOver(released: SemanticVersion?, today: CalendarDay?) -> Bool {
    switch self {
    case .version(let version): released.map { $0 >= version } ?? false
    case .day(let day): today.map { day < $0 } ?? false
    }
  }
}

extension AcceptanceLimit: CustomStringConvertible {
  /// The limit as it is read.
  public var description: String {
    switch self {
    case .version(let version): version.description
    case .day(let day): day.description
    }
  }
}
