public enum E { case a(Double) }
