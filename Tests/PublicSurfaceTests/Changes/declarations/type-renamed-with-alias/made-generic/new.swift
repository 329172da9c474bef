public struct GenericBox<T> { public init(_ v: T) {}; public var v: T { fatalError() } }
public typealias Box = GenericBox<Int>
