public struct S {}
infix operator + : ComparisonPrecedence
