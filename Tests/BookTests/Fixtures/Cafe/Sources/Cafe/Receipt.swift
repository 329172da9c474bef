struct Receipt {
  let order: Order

  var lines: [String] {
    order.drinks.map { "\($0.name) \($0.price.text)" }
      + ["Total \(order.total.text)", "Tax \(order.total.tax.text)"]
  }
}
