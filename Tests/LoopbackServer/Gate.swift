import Synchronization

/// A door that is shut at first and, once open, stays open.
public final class Gate: Sendable {
  private let state = Mutex(false)

  /// Makes a shut gate.
  public init() {}

  /// Whether the gate was opened.
  public var isOpen: Bool {
    state.withLock { $0 }
  }

  /// Lets everybody through, now and later.
  public func open() {
    state.withLock { $0 = true }
  }
}
