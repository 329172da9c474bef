public protocol Style {}
public struct Plain: Style { public init() {} }
extension Plain { public static var plain: Plain { Plain() } }
