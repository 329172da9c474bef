public enum Delivery {
  case standard, express
}
