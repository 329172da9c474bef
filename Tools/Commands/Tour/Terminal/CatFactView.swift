import CatFacts
import Foundation

/// The view of a cat fact on a terminal, from its first fetch until the user quits.
@MainActor
struct CatFactView {
  let service: any FetchCatFactProtocol
  let terminal: InteractiveTerminal

  func run() async throws {
    let model = CatFactViewModel(service: service)
    let (events, continuation) = AsyncStream.makeStream(of: CatFactEvent.self)
    let sources = EventSources(descriptor: terminal.input, continuation)
    defer { sources.cancel() }
    let states = Task {
      for await state in ViewStates(of: model) { continuation.yield(.state(state)) }
    }
    defer { states.cancel() }

    try terminal.enter()
    defer { terminal.leave() }
    // Pressing f counts as soon as it is handled, not when the fetch gets its turn and says that it is loading.
    var fetch: Task<Void, Never>? = startFetch(model, continuation)
    defer { fetch?.cancel() }
    for await event in events {
      switch event {
      case .state(let state): try terminal.show(state)
      case .fetched: fetch = nil
      case .key(UInt8(ascii: "f")): fetch = fetch ?? startFetch(model, continuation)
      case .key(UInt8(ascii: "q")), .key(Key.endOfTransmission), .inputEnded: return
      case .key: break
      case .signal(SIGTSTP):
        terminal.leave()
        kill(getpid(), SIGSTOP)
      case .signal(SIGCONT):
        try terminal.enter()
        try terminal.show(model.state)
      case .signal(let number):
        terminal.leave()
        Signal.end(by: number)
      }
    }
  }

  private func startFetch(
    _ model: CatFactViewModel, _ continuation: AsyncStream<CatFactEvent>.Continuation
  ) -> Task<Void, Never> {
    Task {
      await model.fetch()
      continuation.yield(.fetched)
    }
  }
}
