precedencegroup G {
  higherThan: AdditionPrecedence
}
public struct S {}
