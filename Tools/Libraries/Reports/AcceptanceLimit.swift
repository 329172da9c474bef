public import Foundation

/// How long a decision holds.
public struct AcceptanceLimit: Sendable, Equatable {
  private enum End: Equatable {
    /// Until a version is released.
    case version(SemanticVersion)
    /// Until the end of a day.
    case day(CalendarDay)
  }

  private let end: End

  /// Reads a version such as `2.0.0` or a date such as `2027-01-31`; nil if `text` is neither.
  public init?(_ text: some StringProtocol) {
    if let version = SemanticVersion(text) {
      end = .version(version)
    } else if let day = CalendarDay(text) {
      end = .day(day)
    } else {
      return nil
    }
  }

  /// Whether the limit has passed at `date` for a package that has `tags`.
  public func isOver(tags: [String], date: Date) -> Bool {
    isOver(at: Moment(tags: tags, date: date))
  }

  /// Whether the limit has passed at `moment`.
  func isOver(at moment: Moment) -> Bool {
    switch end {
    case .version(let version): moment.released.map { $0 >= version } ?? false
    case .day(let day): day < moment.day
    }
  }

  /// The limit in the form in which it is read.
  public var text: String {
    switch end {
    case .version(let version): version.description
    case .day(let day): day.description
    }
  }
}
