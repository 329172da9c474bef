infix operator <+> : ComparisonPrecedence
public func <+> (a: Int, b: Int) -> Int { a }
