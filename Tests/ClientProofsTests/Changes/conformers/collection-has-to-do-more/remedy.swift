extension Row { public var label: String { fatalError() } }
