@nonexhaustive public enum Payment {
  case cash
}
