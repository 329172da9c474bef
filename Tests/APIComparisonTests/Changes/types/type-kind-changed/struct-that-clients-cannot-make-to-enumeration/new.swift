public enum Status: Hashable, Sendable {
  case success, failure
  public static func of(_ code: Int) -> Status { code < 300 ? .success : .failure }
  public var isSuccess: Bool { self == .success }
}
