public struct Form {}
extension Form {
  public enum Codable {}
  public enum CChar {}
}
