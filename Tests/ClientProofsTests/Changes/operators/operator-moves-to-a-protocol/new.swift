public struct Instant: Timed { public init(ms: Int) {} }
public protocol Timed {}
extension Timed { public static func - (later: Self, earlier: Self) -> Int { 0 } }
