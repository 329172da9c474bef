@available(*, noasync) public func waitForUpload() {}
