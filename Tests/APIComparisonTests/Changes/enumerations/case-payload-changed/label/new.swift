public enum Gesture {
  case pinch(factor: Int)
}
