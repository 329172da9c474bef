public struct Dice {
  public init() {}
  public var roll: Int { 0 }
}
