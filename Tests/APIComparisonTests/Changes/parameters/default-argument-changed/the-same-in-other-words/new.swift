public struct Size {
  public init() {}
  public static let small = Size()
}
extension Size: Sendable {}
public func fold(_ name: String? = .none, _ sizes: [Size] = Array(), _ ages: [String: Int] = .init()) {}
public func cut(to size: Size = .init(), or other: Size = Size.small, but: Set<Int> = Set<Int>()) {}
