public struct Form {}
extension Form { public enum Result {} }
