public struct Small { public init() {} }
public struct Large { public init() {} }
