public struct O { public struct I { public init() {} } }
