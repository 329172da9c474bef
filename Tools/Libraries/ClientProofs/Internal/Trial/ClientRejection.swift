import ClientPrograms
import CompilerDiagnostics
import PublicAPI

/// Why a client does not compile.
enum ClientRejection: Sendable {
  /// The compiler complains about it.
  case complaint(Diagnostic)
  /// The compiler gives no answer, for this reason, which says nothing about the client.
  case noAnswer(String)

  /// What the compiler wrote about a client.
  init(saying diagnostic: Diagnostic) {
    let message = diagnostic.message
    self = message.isFailure ? .noAnswer("it says “\(message.text)”") : .complaint(diagnostic)
  }

  var silence: String? {
    if case .noAnswer(let reason) = self { reason } else { nil }
  }

  /// Whether the language lets nobody override `member`, which the client does: it is an extension's.
  ///
  /// In an extension that asks something of the type's own parameters the compiler does not even look for it.
  func isAboutOverriding(_ member: Declaration) -> Bool {
    guard let complaint else { return false }
    return complaint.isAboutOverridingExtension
      || member.isConstrainingItsType && complaint.isAboutOverridingNothing
  }

  var complaint: DiagnosticMessage? {
    if case .complaint(let diagnostic) = self { diagnostic.message } else { nil }
  }

  /// The rejection with the names of the attempt's source as a reader wants them.
  func readable(about attempt: ClientAttempt) -> ClientRejection {
    guard case .complaint(var diagnostic) = self else { return self }
    diagnostic.message = ClientBatch.readable(
      diagnostic.message, about: attempt.source, number: attempt.number)
    return .complaint(diagnostic)
  }

  /// What the compiler says besides.
  var notes: [Diagnostic.Note] {
    if case .complaint(let diagnostic) = self { diagnostic.notes } else { [] }
  }
}

extension Declaration {
  /// Whether it asks something of a parameter that is not its own.
  fileprivate var isConstrainingItsType: Bool {
    let own = Set(generics.map(\.name))
    return requirements.flatMap(\.subjects).contains { subject in
      if case .named(let path) = subject, let root = path.first { !own.contains(root.name) } else { false }
    }
  }
}
