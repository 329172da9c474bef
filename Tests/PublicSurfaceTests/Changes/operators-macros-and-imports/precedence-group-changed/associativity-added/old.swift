precedencegroup G {
  higherThan: AdditionPrecedence
}
infix operator <+> : G
public func <+> (a: Int, b: Int) -> Int { a }
