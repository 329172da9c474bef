infix operator <+> : AdditionPrecedence
public func <+> (price: Int, tax: Int) -> Int { price }
