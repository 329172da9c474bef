public func track<Event: Hashable>(_ event: Event) {}
