import CatFacts
import FoundationExtensions

/// The cat fact view as text, a function of the state.
enum CatFactText {
  /// One line that names the state.
  static func line(for state: ViewState<CatFact>) -> String {
    switch state {
    case .initial: "initial"
    case .loading: "loading"
    case .loaded(let fact): "loaded: \(fact.fact.printable)"
    case .error(let error): "error: \(Sentence(for: error))"
    }
  }

  /// The whole view, with the error in red where colours are welcome.
  static func screen(for state: ViewState<CatFact>, inColour: Bool) -> String {
    let isError = state.error != nil
    let text = isError && inColour ? "\u{1B}[31m\(line(for: state))\u{1B}[0m" : line(for: state)
    let fetch = state.isLoading ? "                 " : "f fetch another  "
    return "Cat fact\n\n  \(text)\n\n\(fetch)q quit\n"
  }
}
