public enum Size: String {
  case small
}
