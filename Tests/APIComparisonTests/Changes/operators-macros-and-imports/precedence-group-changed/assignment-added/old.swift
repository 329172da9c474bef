precedencegroup Fallback {
  higherThan: AssignmentPrecedence
}
infix operator <|>: Fallback
public func <|> (left: Int?, right: Int) -> Int { left ?? right }
