prefix operator <+>
public prefix func <+> (a: Int) -> Int { a }
