/// Pauses that double, spread at random so that clients which failed together do not return together.
enum Backoff {
  private static let first: Duration = .milliseconds(200)
  private static let longest: Duration = .seconds(10)

  /// The pause before retry `index`, counted from zero: between half and all of its exponential value.
  static func pause(before index: Int) -> Duration {
    min(first * (1 << min(index, 16)), longest) * Double.random(in: 0.5...1)
  }
}
