/// What an argument does while it is evaluated, which a call that puts that off may not let it do.
enum Evaluation: Sendable {
  /// Throwing an error.
  case throwing
  /// Waiting for something.
  case waiting
  /// Using something that belongs to the caller's isolation.
  case capturing
}
