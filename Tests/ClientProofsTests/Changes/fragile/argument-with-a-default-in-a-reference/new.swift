public struct Cup { public init(size: Int, tall: Bool = false) {} }
public func pour(_ amount: Int, twice: Bool = false) {}
