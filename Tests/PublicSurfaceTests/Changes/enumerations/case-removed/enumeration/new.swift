public enum E { case a }
