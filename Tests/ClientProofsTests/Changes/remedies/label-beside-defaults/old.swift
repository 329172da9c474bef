public func dump(_ value: Int, format: Int = 1, name: String = "") {}
