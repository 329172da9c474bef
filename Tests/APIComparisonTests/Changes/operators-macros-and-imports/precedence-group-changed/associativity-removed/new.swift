precedencegroup MixingPrecedence {
  associativity: none
}

infix operator <+> : MixingPrecedence
public func <+> (left: Int, right: Int) -> Int { left }
