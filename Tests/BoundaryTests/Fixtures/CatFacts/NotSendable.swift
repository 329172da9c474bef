// error: type 'Box' does not conform to the 'Sendable' protocol
import CatFacts

final class Box {}

func send(_ value: some Sendable) {}

func client(_ state: ViewState<Box>, _ fact: ViewState<CatFact>) {
  send(fact)
  send(state)  // forbidden
}
