extension Settings { @available(*, deprecated) public static var volume: Int { fatalError() } }
