public struct Sign {}
public func Label(_ text: String) -> Sign { Sign() }
