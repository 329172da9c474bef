/// A failed attempt, and whether another one may fare better.
struct Failure: Error {
  let error: NetworkError
  var isTransient = false
  /// The least time the server wants to be left alone.
  var pause: Duration = .zero
}
