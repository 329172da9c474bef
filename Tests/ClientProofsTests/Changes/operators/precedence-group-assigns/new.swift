precedencegroup Late {
  higherThan: AssignmentPrecedence
  assignment: true
}
