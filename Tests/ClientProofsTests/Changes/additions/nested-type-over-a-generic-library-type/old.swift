public struct Form {}
