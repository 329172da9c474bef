public protocol Shape {}
public func shapes() -> [any Shape] { [] }
