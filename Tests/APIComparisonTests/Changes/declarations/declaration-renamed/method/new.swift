public struct Archive {
  public init() {}
  public func squeeze(level: Int, name: String) -> [Int] { [] }
}
