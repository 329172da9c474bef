@available(*, deprecated, renamed: "reserve(_:)") public func reserve(seats: Int) { reserve(seats) }
