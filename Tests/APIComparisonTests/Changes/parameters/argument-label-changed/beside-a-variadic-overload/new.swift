public struct SignalGroup {
  public init(catching signals: [Int]) {}
  public init(trapping signals: Int...) {}
}
