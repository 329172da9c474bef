extension Joined { @available(*, deprecated) public static func buildBlock(_ value: String...) -> [String] { fatalError() } }
