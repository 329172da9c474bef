public struct I { public init() {} }
public struct O { public typealias I = Changed.I }
