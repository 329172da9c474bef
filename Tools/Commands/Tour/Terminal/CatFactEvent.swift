import CatFacts

/// What the cat fact view reacts to.
enum CatFactEvent: Sendable {
  case state(ViewState<CatFact>)
  case fetched
  case key(UInt8)
  case inputEnded
  case signal(Int32)
}
