import CatFacts

/// A state with its payload, in a form that can be compared.
///
/// `ViewState` itself has no equality; these tests can have one because they know every error they throw.
enum Shown: Hashable {
  case initial, loading, fact(String), failure(Int), unexpected(String)

  init(_ state: ViewState<CatFact>) {
    self =
      switch state {
      case .initial: .initial
      case .loading: .loading
      case .loaded(let fact): .fact(fact.fact)
      case .error(let error as Failure): .failure(error.code)
      case .error(let error): .unexpected("\(error)")
      }
  }

  struct Failure: Error {
    let code: Int
  }
}

extension CatFactViewModel {
  var shown: Shown { Shown(state) }
}
