public enum Delivery {
  case standard
}
