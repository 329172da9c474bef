public protocol ButtonStyle {}
public struct PlainButtonStyle: ButtonStyle {
  public init() {}
}

extension PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
