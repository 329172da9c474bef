public struct S {}
