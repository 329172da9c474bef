public struct Cat { public init() {}; public func purr() -> Cat { self } }
public func keep(_ cat: Cat) -> [Cat] { [cat] }
