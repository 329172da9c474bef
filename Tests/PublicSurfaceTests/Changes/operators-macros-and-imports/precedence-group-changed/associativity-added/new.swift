precedencegroup G {
  higherThan: AdditionPrecedence
  associativity: left
}
infix operator <+> : G
public func <+> (a: Int, b: Int) -> Int { a }
