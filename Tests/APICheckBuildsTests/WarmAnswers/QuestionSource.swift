/// Random questions about the versions of a package.
struct QuestionSource {
  private var generator: SplitMix
  private static let versions = ["v1", "v2", "v3", "v4"]

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
  }

  /// The version that the work tree becomes like, and whether its declarations move to other lines; nil where it stays as it is.
  mutating func edit() -> (number: Int, isMoved: Bool)? {
    chance(1, of: 3) ? (Int.random(in: 1...4, using: &generator), chance(1, of: 3)) : nil
  }

  /// Whether baselines are written.
  mutating func blesses() -> Bool { chance(1, of: 10) }

  /// Whether two questions are asked at once.
  mutating func isPaired() -> Bool { chance(1, of: 4) }

  /// A command line.
  mutating func next() -> [String] {
    // The same versions again and again, since what one question leaves is there for the next one about them.
    let versions = chance(2, of: 3) ? ["v1", "v2"] : Self.versions.shuffled(using: &generator)
    var arguments =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1: ["check", "--against", versions[0]]
      case 2, 3: ["diff", versions[0]]
      default: ["diff", versions[0], versions[1]]
      }
    arguments += variation()
    for (option, frequency) in [
      (["--target", "Water"], 2), (["--target", "Leaf"], 8), (["--module", "Kettle"], 6),
      (["--module", "Tea"], 6),
      (["--include-spi"], 6), (["--include-underscored"], 6), (["--deep"], 6), (["--client-mode", "5"], 6),
      (["--check-bodies"], 8),
      (["--level", "member-removed=compatible"], 8), (["--exact"], 8), (["--format", "json"], 3),
      (["--build-system", "swiftbuild"], 12),
    ] where chance(1, of: frequency) { arguments += option }
    return arguments
  }

  /// Options that decide what is compiled.
  mutating func variation() -> [String] {
    (chance(1, of: 5) ? ["--all-traits"] : []) + (chance(1, of: 5) ? ["--define", "EXTRA"] : [])
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &generator) < part
  }
}

/// A generator whose numbers follow from a seed (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
