public func stop() -> Never { while true {} }
