public struct Feline { public init() {}; public var name = ""; public func purr() -> Feline { self } }
