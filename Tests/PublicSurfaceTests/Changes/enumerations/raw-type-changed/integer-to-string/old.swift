public enum E: Int { case a }
