public enum E: Sendable { case a, b }
