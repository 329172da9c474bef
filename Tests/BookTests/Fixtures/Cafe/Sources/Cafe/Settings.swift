/// What the owner of the café decides.
enum Settings {
  static let currency = "EUR"
  static let taxPercent = 10
}
