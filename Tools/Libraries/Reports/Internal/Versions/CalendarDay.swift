import Foundation

/// A day of the Gregorian calendar, written `2027-01-31`.
struct CalendarDay: Hashable {
  private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// The date in the form in which it is read.
  let description: String

  /// Reads a date, or nil if there is no such day.
  init?(_ text: some StringProtocol) {
    // The format accepts the 30th of February, but does not write it again as it was.
    guard let date = try? Date(String(text), strategy: Self.style), Self.style.format(date) == text else {
      return nil
    }
    description = String(text)
  }

  /// Makes the day of `date` in Greenwich.
  init(of date: Date) {
    description = Self.style.format(date)
  }
}

extension CalendarDay: Comparable {
  /// Orders days by time, which is also the order of their texts.
  static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.description < right.description
  }
}

extension CalendarDay: CustomStringConvertible {}
