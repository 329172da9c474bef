public func retry(times: Int = 0) {}
