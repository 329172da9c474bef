import CatFacts
import Observation

/// The states of a view model from now on, none left out.
///
/// `Observations` would do this, but it joins changes that follow each other closely, and `loading` can get lost.
@MainActor
struct ViewStates: AsyncSequence {
  private let stream: AsyncStream<ViewState<CatFact>>

  init(of model: CatFactViewModel) {
    let (stream, continuation) = AsyncStream.makeStream(of: ViewState<CatFact>.self)
    self.stream = stream
    Self.observe(model, continuation)
  }

  nonisolated func makeAsyncIterator() -> AsyncStream<ViewState<CatFact>>.Iterator {
    stream.makeAsyncIterator()
  }

  private static func observe(
    _ model: CatFactViewModel, _ continuation: AsyncStream<ViewState<CatFact>>.Continuation
  ) {
    let state = withObservationTracking {
      model.state
    } onChange: { [weak model] in
      // The new value is not there yet. This job gets its turn on the main actor before the model gets its next one:
      // it changes its state, then waits for the service.
      Task { @MainActor in
        if let model { observe(model, continuation) } else { continuation.finish() }
      }
    }
    continuation.yield(state)
  }
}
