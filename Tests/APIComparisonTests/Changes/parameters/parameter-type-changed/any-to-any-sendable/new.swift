public func enqueue(_ job: any Sendable) {}
