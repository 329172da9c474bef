// error: setter is inaccessible
import CatFacts

@MainActor
func client(_ model: CatFactViewModel) {
  _ = model.state
  model.state = .loading  // forbidden
}
