@available(*, deprecated, renamed: "dump(_:using:name:)") public func dump(_ value: Int, format: Int, name: String = "") { dump(value, using: format, name: name) }
