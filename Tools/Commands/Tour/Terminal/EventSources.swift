import Foundation

/// Turns key presses and signals into events for as long as it is kept.
@MainActor
struct EventSources {
  private let keys: any DispatchSourceRead
  private let signals: [any DispatchSourceSignal]

  init(descriptor: Int32, _ continuation: AsyncStream<CatFactEvent>.Continuation) {
    keys = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    keys.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { continuation.yield(.inputEnded) }
      for byte in buffer.prefix(max(0, count)) { continuation.yield(.key(byte)) }
    }
    keys.resume()
    signals = Signal.handled.map { number in
      // Left to itself the signal would end or stop the process before the source hears of it.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { continuation.yield(.signal(number)) }
      source.resume()
      return source
    }
  }

  func cancel() {
    keys.cancel()
    for source in signals { source.cancel() }
  }
}
