@available(*, deprecated, renamed: "load(at:)") public func load(from: String) { load(at: from) }
