public enum Payment {
  case cash
}
