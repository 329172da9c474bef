/// A day of the calendar, written `2027-01-31`.
public struct CalendarDay: Sendable, Hashable {
  private let year: Int
  private let month: Int
  private let day: Int

  /// Reads a date, or nil if there is no such day.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let areDigits = parts.joined().allSatisfy { $0.isASCII && $0.isNumber }
    let numbers = parts.compactMap { Int($0) }
    guard areDigits, parts.map(\.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Makes the day, or nil if the calendar has none such.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  /// Orders days as they pass.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The date as it is read.
  public var description: String {
    [padded(year, to: 4), padded(month, to: 2), padded(day, to: 2)].joined(separator: "-")
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
