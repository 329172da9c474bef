public func enqueue(_ job: Any) {}
