/// A stretch of source, and how often it ran.
struct CoverageRegion: Decodable {
  let start: Position
  let end: Position
  let count: Int
  let file: Int
  /// Whether it is code, and not a gap, a macro expansion or a branch.
  let isCode: Bool

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    start = Position(line: try numbers.decode(Int.self), column: try numbers.decode(Int.self))
    end = Position(line: try numbers.decode(Int.self), column: try numbers.decode(Int.self))
    count = try numbers.decode(Int.self)
    file = try numbers.decode(Int.self)
    _ = try numbers.decode(Int.self)
    isCode = try numbers.decode(Int.self) == 0
  }
}
