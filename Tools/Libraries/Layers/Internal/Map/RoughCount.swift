/// How many there are, as exactly as a picture has to say it.
///
/// A picture of every number would be another one after each change of a line.
struct RoughCount: Hashable {
  /// The number that is drawn.
  let value: Int
  private let isExact: Bool

  /// Rounds `count` where it is large; what is drawn is never less than `part`, and exact where that is all.
  init(_ count: Int, atLeast part: Int) {
    let step = count < 20 ? 1 : count < 100 ? 10 : 50
    isExact = step == 1 || part == count
    value = isExact ? count : max(part, (count + step / 2) / step * step)
  }

  /// The number in words: `7`, or `about 350`.
  var words: String { isExact ? "\(value)" : "about \(value)" }
}
