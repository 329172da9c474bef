public struct Name: Hashable, Sendable {}
public struct Bag { public subscript(name: any Sendable) -> Int { 0 } }
