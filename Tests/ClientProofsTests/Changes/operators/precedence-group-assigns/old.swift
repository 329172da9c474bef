precedencegroup Late {
  higherThan: AssignmentPrecedence
}
