public struct Shelf: Holder { public init(_ items: [Int]) {} }
public protocol Holder {}
extension Holder { public static func ~= (holder: Self, item: Int) -> Bool { true } }
