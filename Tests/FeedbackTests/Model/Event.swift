/// Something that can happen to a service, its callers and the vendor.
enum Event: Hashable, CustomStringConvertible {
  case load(caller: Int)
  case cancel(caller: Int)
  case answer(String)
  case answerTwice(String)
  case fail(String)
  /// The vendor says again what it has said last.
  case echo
  /// The time goes by in which it could have.
  case moment
  /// The vendor's backend goes on sending one byte at a time, until every caller has lost patience.
  case drip
  /// Somebody takes the vendor's delegate away.
  case clear

  var description: String {
    switch self {
    case .load(let caller): "\(caller) loads"
    case .cancel(let caller): "\(caller) is cancelled"
    case .answer(let form): "\(form) is answered"
    case .answerTwice(let form): "\(form) is answered twice"
    case .fail(let form): "\(form) fails"
    case .echo: "an echo"
    case .moment: "a moment"
    case .drip: "drip"
    case .clear: "the delegate is cleared"
    }
  }
}
