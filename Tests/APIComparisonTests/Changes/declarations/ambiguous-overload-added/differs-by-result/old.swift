public func price(of article: Int) -> Int { 0 }
