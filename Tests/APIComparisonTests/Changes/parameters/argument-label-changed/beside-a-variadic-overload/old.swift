public struct SignalGroup {
  public init(trapping signals: [Int]) {}
  public init(trapping signals: Int...) {}
}
