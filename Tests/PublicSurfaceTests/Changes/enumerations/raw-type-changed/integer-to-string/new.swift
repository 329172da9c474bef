public enum E: String { case a }
