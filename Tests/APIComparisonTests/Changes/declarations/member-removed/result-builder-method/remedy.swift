extension MenuBuilder { @available(*, deprecated) public static func buildOptional(_ value: [Int]?) -> Int { fatalError() } }
