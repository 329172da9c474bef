@nonexhaustive public enum Weather {
  case sunny
}
