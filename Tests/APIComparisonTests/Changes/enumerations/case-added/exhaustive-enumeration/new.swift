public enum Payment {
  case cash, card
}
