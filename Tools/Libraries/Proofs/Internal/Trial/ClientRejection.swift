import Clients

/// Why a client does not compile.
enum ClientRejection: Sendable {
  /// The compiler complains about it.
  case complaint(String)
  /// The compiler gives no answer, for this reason, which says nothing about the client.
  case noAnswer(String)

  /// What the compiler wrote about a client.
  init(saying message: String) {
    // An expression that takes too long on one side may take as long on the other, on a slower machine.
    self = message.contains("in reasonable time") ? .noAnswer("it says “\(message)”") : .complaint(message)
  }

  var silence: String? {
    if case .noAnswer(let reason) = self { reason } else { nil }
  }

  /// Whether the language lets nobody override what the client does.
  var isAboutOverriding: Bool { complaint?.contains(" cannot be overridden") ?? false }

  var complaint: String? {
    if case .complaint(let text) = self { text } else { nil }
  }
}
