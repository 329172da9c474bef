// error: requires that 'ViewState<CatFact>' conform to 'Equatable'
import CatFacts

func same(_ one: some Equatable) {}

func client(_ state: ViewState<CatFact>) {
  same(state.info)
  same(state)  // forbidden
}
