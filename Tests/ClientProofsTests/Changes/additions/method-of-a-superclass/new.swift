open class Base { public init() {} }
public final class Sub: Base { public func run(_ x: Double) -> Double { x } }
extension Base { public func run(_ x: Int) -> String { "" } }
