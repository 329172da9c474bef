extension Archive { @available(*, deprecated, renamed: "squeeze(level:name:)") public func compress(level: Int, name: String) -> [Int] { squeeze(level: level, name: name) } }
