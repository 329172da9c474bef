public enum Kettle {}
extension Kettle { public struct Duration {} }
