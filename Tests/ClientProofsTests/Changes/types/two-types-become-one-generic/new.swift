public enum Length {}
public enum Time {}
public struct Quantity<Dimension> { public init() {} }
public typealias Metres = Quantity<Length>
public typealias Seconds = Quantity<Time>
