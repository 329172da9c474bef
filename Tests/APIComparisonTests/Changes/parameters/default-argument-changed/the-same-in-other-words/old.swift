public struct Size {
  public init() {}
  public static let small = Size()
}
extension Size: Sendable {}
public func fold(_ name: String? = nil, _ sizes: [Size] = [], _ ages: [String: Int] = [:]) {}
public func cut(to size: Size = Size(), or other: Size = .small, but: Set<Int> = []) {}
