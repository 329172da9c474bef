@frozen public enum E: Sendable, BitwiseCopyable { case a }
