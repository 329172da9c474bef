public actor A { public init() {}; public var x = 0 }
