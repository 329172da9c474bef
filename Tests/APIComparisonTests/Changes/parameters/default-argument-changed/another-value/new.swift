public func retry(times: Int = 3) {}
