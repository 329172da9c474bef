/// An amount of money.
struct Money: Equatable {
  let cents: Int

  var text: String {
    let (whole, rest) = cents.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest) \(Settings.currency)"
  }

  /// The tax that is part of the amount.
  var tax: Money {
    Money(cents: cents * Settings.taxPercent / (100 + Settings.taxPercent))
  }

  func adding(_ other: Money) -> Money {
    Money(cents: cents + other.cents)
  }
}
