public struct Parser {}
