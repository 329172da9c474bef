precedencegroup Fallback {
  higherThan: AssignmentPrecedence
  assignment: true
}
infix operator <|>: Fallback
public func <|> (left: Int?, right: Int) -> Int { left ?? right }
