infix operator <+> : AdditionPrecedence
public func <+> (a: Int, b: Int) -> Int { a }
