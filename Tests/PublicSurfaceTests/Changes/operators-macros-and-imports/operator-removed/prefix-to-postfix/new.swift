postfix operator <+>
public postfix func <+> (a: Int) -> Int { a }
