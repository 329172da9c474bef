public var temperature: Int { 21 }
