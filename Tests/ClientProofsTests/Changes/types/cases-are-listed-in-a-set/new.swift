public enum Level: CaseIterable {
  case low
  public typealias AllCases = Set<Level>
  public static var allCases: Set<Level> { [.low] }
}
