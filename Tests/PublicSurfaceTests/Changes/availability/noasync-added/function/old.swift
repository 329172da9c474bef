public func waitForUpload() {}
