public struct Lost: Error {}
public var count: Int { get throws(Lost) { 0 } }
