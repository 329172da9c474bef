import ClientPrograms
import PublicAPI

/// A client of which the compiler says neither that it compiles nor that it does not.
struct UnansweredClient: Sendable {
  let client: Client
  /// What the compiler says instead.
  let reason: String

  /// What it means for the proof, and what to do.
  var sentence: String {
    "a client of ‘\(client.declaration.title)’ compiles against the old side, and of the new one \(reason);"
      + " run it again, and report it to the compiler's authors if it stays so"
  }
}
