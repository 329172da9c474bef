import Foundation

/// What the static functions share.
final class SharedState {
  struct Values {
    var delegate: ThirdPartyDelegate?
    var backend: URL?
    var cache: [URL: FormAnswer] = [:]
  }

  private let lock = NSLock()
  private var values = Values()

  func read<Value>(_ path: KeyPath<Values, Value>) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return values[keyPath: path]
  }

  func change(_ change: (inout Values) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    change(&values)
  }
}
