public struct Reminder {
  public init(day: Int) {}
}
