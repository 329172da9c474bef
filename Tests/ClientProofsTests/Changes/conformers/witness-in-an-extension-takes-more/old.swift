public protocol Shape {}
extension Shape { public func describe() -> String { "" } }
public protocol Describing { func describe() -> String }
