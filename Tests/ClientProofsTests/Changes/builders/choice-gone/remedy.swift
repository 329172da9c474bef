extension Rows { @available(*, deprecated) public static func buildIf(_ value: Int?) -> Int { fatalError() } }
