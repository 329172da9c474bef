precedencegroup MixingPrecedence {
  higherThan: AdditionPrecedence
}

infix operator <+> : MixingPrecedence
public func <+> (left: Int, right: Int) -> Int { left }
