@nonexhaustive public enum E { case a }
