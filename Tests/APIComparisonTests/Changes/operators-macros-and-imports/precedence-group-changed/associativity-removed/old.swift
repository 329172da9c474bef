precedencegroup MixingPrecedence {
  associativity: left
}

infix operator <+> : MixingPrecedence
public func <+> (left: Int, right: Int) -> Int { left }
