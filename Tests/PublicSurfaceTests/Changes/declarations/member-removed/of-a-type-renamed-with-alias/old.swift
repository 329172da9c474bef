public struct Cat { public init() {}; public func purr() {}; public func hiss() {} }
