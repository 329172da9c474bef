import Changed

func pay(with other: any Payment) {
  var payment = defaultPayment()
  payment = other
  print(payment)
}
