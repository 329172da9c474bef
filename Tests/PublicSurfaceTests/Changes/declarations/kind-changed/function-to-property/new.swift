public var f: Int { 0 }
