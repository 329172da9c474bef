public struct Cup { public init(size: Int) {} }
public func pour(_ amount: Int) {}
