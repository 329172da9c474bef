public protocol ButtonStyle {}
public struct PlainButtonStyle: ButtonStyle {
  public init() {}
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
