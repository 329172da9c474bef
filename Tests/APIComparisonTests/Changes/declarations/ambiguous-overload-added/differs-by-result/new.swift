public func price(of article: Int) -> Int { 0 }
public func price(of article: Int) -> String { "" }
