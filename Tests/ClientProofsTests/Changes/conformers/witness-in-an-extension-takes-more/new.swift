public protocol Shape {}
extension Shape { public func describe(prefix: String = "") -> String { "" } }
public protocol Describing { func describe() -> String }
