public enum E { case a, b }
