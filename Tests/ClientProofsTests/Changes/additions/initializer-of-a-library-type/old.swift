public struct Unit {}
