public struct Paint { public var code: Int { 0 } }
