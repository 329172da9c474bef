public enum Size: Int {
  case small
}
