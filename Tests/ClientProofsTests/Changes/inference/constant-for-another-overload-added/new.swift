public struct Font: Sendable { public static let body = Font() }
public enum Weight {}
public struct Text {
  public func style(_ font: Font) {}
  public func style(_ weight: Weight) {}
}
extension Weight { public static var body: Weight { fatalError() } }
