public enum Gesture {
  case pinch(scale: Int)
}
