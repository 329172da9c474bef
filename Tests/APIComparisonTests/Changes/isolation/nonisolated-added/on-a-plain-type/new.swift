public struct Lamp {
  public init() {}
  public nonisolated func light() {}
}
