public func dump(_ value: Int, using: Int = 1, name: String = "") {}
