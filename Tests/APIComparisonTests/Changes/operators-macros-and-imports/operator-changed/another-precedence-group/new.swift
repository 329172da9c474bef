infix operator <+> : ComparisonPrecedence
public func <+> (price: Int, tax: Int) -> Int { price }
