public enum E { case a(x: Int) }
