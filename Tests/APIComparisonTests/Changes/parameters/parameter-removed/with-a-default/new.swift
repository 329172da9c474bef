public func scan(pages: Int) {}
