public struct Vector<Scalar> { public init() {} }
public typealias Point = Vector<Double>
