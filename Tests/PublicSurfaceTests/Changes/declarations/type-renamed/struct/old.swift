public struct Cat { public init() {}; public var name = ""; public func purr() -> Cat { self } }
