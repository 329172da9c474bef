/// A number, as exact as a diagram has to be.
///
/// With exact numbers, the diagram would change with almost every change of a source.
struct RoughCount: Hashable {
  /// The number that is drawn.
  let value: Int
  private let isExact: Bool

  /// Rounds `count` if it is large and not the same as `part`; the result is never less than `part`.
  init(_ count: Int, atLeast part: Int) {
    let step = count < 20 ? 1 : count < 100 ? 10 : 50
    isExact = step == 1 || part == count
    value = isExact ? count : max(part, (count + step / 2) / step * step)
  }

  /// The number in words: `7`, or `about 350`.
  var words: String { isExact ? "\(value)" : "about \(value)" }
}
