public enum Tea {
  case oolong
  case green
}
