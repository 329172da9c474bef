public protocol Style {}
public struct Plain: Style { public init() {} }
extension Style where Self == Plain { public static var plain: Plain { Plain() } }
