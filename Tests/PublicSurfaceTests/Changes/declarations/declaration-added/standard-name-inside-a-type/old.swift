public enum Kettle {}
