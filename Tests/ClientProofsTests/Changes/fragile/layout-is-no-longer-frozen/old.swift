@frozen public enum Side { case left, right }
