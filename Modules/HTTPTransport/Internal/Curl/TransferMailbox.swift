#if canImport(CURLInterface) && canImport(Glibc)
  import Synchronization

  /// What the loop is told from other threads, in order.
  final class TransferMailbox: Sendable {
    enum Letter {
      case start(Exchange)
      case stop(Exchange)
      /// Nobody will write again.
      case close
    }

    let doorbell: Doorbell
    private let letters = Mutex<[Letter]>([])

    init(_ doorbell: Doorbell) {
      self.doorbell = doorbell
    }

    func post(_ letter: Letter) {
      letters.withLock { $0.append(letter) }
      doorbell.ring()
    }

    func empty() -> [Letter] {
      doorbell.silence()
      return letters.withLock { letters in
        defer { letters = [] }
        return letters
      }
    }
  }
#endif
