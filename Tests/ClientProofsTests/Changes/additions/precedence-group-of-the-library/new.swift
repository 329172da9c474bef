public struct S {}
precedencegroup AdditionPrecedence {
}
