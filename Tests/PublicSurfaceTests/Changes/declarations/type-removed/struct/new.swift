public struct T {}
