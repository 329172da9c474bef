public struct O { public init() {} }
