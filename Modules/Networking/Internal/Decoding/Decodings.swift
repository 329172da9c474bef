import Foundation
import FoundationExtensions
import HTTPTransport

/// Work that a server can make as long as it likes, on threads of its own.
///
/// Nothing can stop a decoder. So it keeps no thread that others need, nor the threads for the answers of other
/// servers; whoever has waited long enough leaves it behind.
enum Decodings {
  private static let admission = Admission<Origin>(limit: 16, ofEach: 4)

  // As much as a main thread has, for types that nest as deeply as a decoder allows.
  private static let stackSize = 8 << 20

  /// What `work` returns, or `CancellationError` as soon as the task is cancelled.
  static func run<Value: Sendable>(
    for origin: Origin, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await admission.enter(origin)
    let outcome = Outcome<Value>()
    let isRunning = Thread.run(stackSize: stackSize) {
      outcome.decide(Result(catching: work))
      admission.leave(origin)
    }
    guard isRunning else {
      admission.leave(origin)
      throw NetworkError.transport(code: .unknown, description: "The system has no thread left.")
    }
    return try await outcome.value()
  }
}
