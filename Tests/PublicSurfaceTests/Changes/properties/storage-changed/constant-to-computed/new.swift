public var g: Int { 0 }
