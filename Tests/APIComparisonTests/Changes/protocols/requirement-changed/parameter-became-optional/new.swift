public protocol Filter {
  func apply(_ category: Int?)
}
