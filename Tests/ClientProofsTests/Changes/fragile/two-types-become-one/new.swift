public struct Bread { public init() {} }
public typealias Roll = Bread
