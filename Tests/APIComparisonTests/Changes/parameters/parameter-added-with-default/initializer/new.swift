public struct Reminder {
  public init(day: Int, hour: Int = 9) {}
}
