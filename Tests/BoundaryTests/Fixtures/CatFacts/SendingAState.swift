// error: passing closure as a 'sending' parameter risks causing data races
import CatFacts

final class Box {}

func client(_ state: ViewState<Box>, _ fact: ViewState<CatFact>) {
  Task { print(fact) }
  Task { print(state) }  // forbidden
}
