import Foundation

/// The two forms of the `Retry-After` header field (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// No client waits for longer.
  private static let longest = 86_400.0

  /// How long the server wants to be left alone, counted from `now`, which may be over; nil when `text` has neither form.
  static func duration(_ text: String, now: Date = Date()) -> Duration? {
    let seconds = text.allSatisfy(\.isNumber) ? Double(text) : date(text)?.timeIntervalSince(now)
    return seconds.map { .seconds(min($0, longest)) }
  }

  // RFC 9110, section 5.6.7: the current form and the two obsolete ones that recipients must accept.
  private static let dateFormats = [
    "EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy",
  ]

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    for format in dateFormats {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
