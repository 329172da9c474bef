/// Random numbers that a seed determines.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the numbers of one of many that a storm with this seed does.
  ///
  /// They do not depend on the others, so that each can be done again by itself.
  public init(seed: UInt64, number: Int) {
    state = seed &* 0x1_0000_0001 &+ UInt64(bitPattern: Int64(number))
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
