/// On which side of a call a type stands, which decides what may change about it.
enum TypePosition: Sendable {
  /// The client gives a value: a parameter.
  case supplied
  /// The client gets a value: a result, or a property that it reads.
  case received
  /// Both, so nothing may change: a property that it also writes, a generic argument.
  case both

  /// The position of the parameters of a function type that stands here.
  var flipped: TypePosition {
    switch self {
    case .supplied: .received
    case .received: .supplied
    case .both: .both
    }
  }
}
