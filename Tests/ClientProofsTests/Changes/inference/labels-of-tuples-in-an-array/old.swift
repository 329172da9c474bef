public func people() -> [(name: String, age: Int)] { [] }
