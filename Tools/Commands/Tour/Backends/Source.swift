/// Whom the tour asks for dogs and cats.
enum Source {
  case local
  case live
}
