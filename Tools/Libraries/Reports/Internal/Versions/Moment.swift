import Foundation

/// A point in the life of a package: what was released before it, and its day.
struct Moment {
  /// The newest version that is out, or nil if none is.
  let released: SemanticVersion?
  /// The day in Greenwich.
  let day: CalendarDay

  /// Makes the point at `date`, when a package has `tags`.
  init(tags: [String], date: Date) {
    released = ReleaseHistory.newest(of: tags)
    day = CalendarDay(of: date)
  }
}
