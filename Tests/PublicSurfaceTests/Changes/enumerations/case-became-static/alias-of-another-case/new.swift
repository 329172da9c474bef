public enum E: Sendable { case a; public static let b = E.a }
