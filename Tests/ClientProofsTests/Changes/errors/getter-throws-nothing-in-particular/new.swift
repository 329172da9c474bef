public struct Lost: Error {}
public var count: Int { 0 }
