public enum Weather {
  case sunny
}
