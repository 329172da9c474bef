public struct Feline { public init() {}; public func purr() -> Feline { self } }
public typealias Cat = Feline
public func keep(_ cat: Feline) -> [Feline] { [cat] }
