public enum E { case a(y: Int) }
