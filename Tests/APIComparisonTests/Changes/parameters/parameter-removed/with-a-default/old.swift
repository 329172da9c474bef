public func scan(pages: Int, copies: Int = 1) {}
