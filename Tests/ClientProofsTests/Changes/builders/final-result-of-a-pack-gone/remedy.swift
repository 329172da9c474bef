extension Rows { @available(*, deprecated) public static func buildFinalResult<each T>(_ value: (repeat each T)) -> Int { fatalError() } }
