public struct S { public init() {}; public var x: Int { mutating get { 0 } } }
