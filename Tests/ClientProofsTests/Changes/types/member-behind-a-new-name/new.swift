public struct Colour { public var code: String { "" } }
public typealias Paint = Colour
