@available(*, deprecated, message: "later") public func f() {}
