public struct Point { public init() {} }
