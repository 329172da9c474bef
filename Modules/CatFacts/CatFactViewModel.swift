public import Observation

/// The state of a view that shows one cat fact and can fetch another.
///
/// Fetches may overlap. The latest one counts, whatever the order in which they end; a cancelled one counts as if
/// it had never been started, so the state before it returns, or the outcome of an older fetch that it had overtaken.
@MainActor
@Observable
public final class CatFactViewModel {
  /// What the view shows: ``ViewState/loading`` as long as a fetch runs that may still change it.
  public private(set) var state: ViewState<CatFact> = .initial

  private let service: any FetchCatFactProtocol
  @ObservationIgnored private var timeline = FetchTimeline<CatFact>()

  /// Makes a view model that fetches from `service`, once it is told to.
  public init(service: any FetchCatFactProtocol) {
    self.service = service
  }

  /// Fetches another fact and returns when ``state`` has taken note of it.
  ///
  /// To stop it, cancel the task that calls it. Until it returns it keeps the view model alive.
  public func fetch() async {
    guard !Task.isCancelled else { return }
    let ticket = timeline.begin()
    if !state.isLoading { state = .loading }
    let outcome = await outcome()
    if let changed = timeline.end(ticket, with: outcome) { state = changed }
  }

  /// The state that one call of the service leads to, or nil if it was cancelled.
  private func outcome() async -> ViewState<CatFact>? {
    do {
      let fact = try await service.fetchCatFact()
      return Task.isCancelled ? nil : .loaded(fact)
    } catch {
      return Task.isCancelled || error is CancellationError ? nil : .error(error)
    }
  }
}
