import APIComparison
import ClientPrograms
import CompilerDiagnostics

/// What became of a client.
struct ClientOutcome: Sendable, Hashable {
  /// What the client does, and with what.
  let client: Client
  /// The form of the client that compiles against the old side.
  let attempt: ClientAttempt
  /// Its source that compiles there, as a reader wants it.
  let source: String
  /// What the compiler says about the client on the new side, or nil if it still compiles.
  let complaint: DiagnosticMessage?
  /// What the compiler says besides.
  var notes: [Diagnostic.Note] = []
  /// Whether the new side still accepts the client in Swift 5 mode.
  var failsOnlyInSwift6 = false

  /// The position that few clients have in which this one is; nil if it does what most do.
  var position: UnusualPosition? { client.position ?? (attempt.ordinary == nil ? nil : .exactType) }
}
