public struct Status: Hashable, Sendable {
  private let code: Int
  public static func of(_ code: Int) -> Status { Status(code: code) }
  public var isSuccess: Bool { code < 300 }
}
