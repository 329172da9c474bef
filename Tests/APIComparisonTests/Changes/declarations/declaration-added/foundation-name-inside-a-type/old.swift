public struct Kettle {}
