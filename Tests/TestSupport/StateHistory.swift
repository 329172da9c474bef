import Observation

/// Every value that an observable property has had, without gaps.
///
/// `Observations` reports transactions, so a state that lasts no longer than one turn of the actor is lost. This
/// history is taken synchronously, each time just before the property changes.
@MainActor
public final class StateHistory<Value> {
  private let read: @MainActor () -> Value
  private var past: [Value] = []

  /// Starts the history with the present value of the property that `read` reads.
  public init(of read: @escaping @MainActor () -> Value) {
    self.read = read
    observe()
  }

  /// The values so far, oldest first; the last one is the present value.
  public var values: [Value] {
    past + [read()]
  }

  private func observe() {
    _ = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.recordBeforeChange() }
    }
  }

  private func recordBeforeChange() {
    past.append(read())
    observe()
  }
}
