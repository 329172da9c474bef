public protocol Themed {}
extension Themed { public typealias Paint = Int }
public struct Window: Themed {}
