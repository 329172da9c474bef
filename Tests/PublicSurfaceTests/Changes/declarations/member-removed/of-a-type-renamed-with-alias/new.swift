public struct Feline { public init() {}; public func purr() {} }
public typealias Cat = Feline
