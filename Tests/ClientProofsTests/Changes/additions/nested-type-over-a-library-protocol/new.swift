public struct Parser {}
extension Parser { public enum Error {} }
