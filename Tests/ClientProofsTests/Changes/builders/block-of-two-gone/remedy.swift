extension Rows { @available(*, deprecated) public static func buildBlock(_ value: Int, _ value1: Int) -> [Int] { fatalError() } }
