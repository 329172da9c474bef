import Changed

func count(_ payment: Payment) {
  switch payment {
  case .cash: break
  case .coins: break
  }
}
