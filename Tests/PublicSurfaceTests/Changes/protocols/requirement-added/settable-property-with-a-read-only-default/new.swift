public protocol P { var x: Int { get set } }
extension P { public var x: Int { 1 } }
