/// What becomes of a declaration that other modules can see.
enum DeclarationFate {
  /// Something needs it as it is.
  case needed
  /// It can be narrowed.
  case narrowed
  /// It can be left out.
  case leftOut
  /// It was not judged, because clients outside may want it.
  case leftToClients
  /// Nobody could tell whether something needs it.
  case unjudged
  /// Nobody can use it.
  case unavailable
}
