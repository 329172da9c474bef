public enum Stove {}
