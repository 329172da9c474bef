import CatFacts

/// Prints every state that the view model goes through during one fetch.
struct CatStory: Story {
  let service: any FetchCatFactProtocol
  let output: Output

  func tell() async throws {
    let model = CatFactViewModel(service: service)
    let fetch = Task { await model.fetch() }
    for await state in ViewStates(of: model) {
      try output.line("  \(CatFactText.line(for: state))")
      if let error = state.error { throw error }
      if state.info != nil { break }
    }
    await fetch.value
  }
}
