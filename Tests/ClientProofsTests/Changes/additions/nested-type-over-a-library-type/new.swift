public enum JSON { case text(Swift.String) }
extension JSON { public struct String {} }
