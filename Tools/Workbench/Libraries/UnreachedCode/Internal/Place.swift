/// A stretch of source, whatever copies of its function have run it.
struct Place {
  struct Key: Hashable {
    let file: String
    let start: Position
    let end: Position
  }

  let file: String
  let start: Position
  let end: Position
  let function: String
  let isEntry: Bool
  let count: Int

  var key: Key { Key(file: file, start: start, end: end) }

  func merged(with other: Place) -> Place {
    Place(
      file: file, start: start, end: end, function: min(function, other.function),
      isEntry: isEntry || other.isEntry, count: count + other.count)
  }

  func encloses(_ other: Place) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  static func outermostFirst(_ one: Place, _ other: Place) -> Bool {
    (one.file, one.start, other.end) < (other.file, other.start, one.end)
  }
}
