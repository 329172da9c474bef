import Changed

func fee(for payment: Payment) -> Int {
  switch payment {
  case .cash: 0
  @unknown default: 1
  }
}
