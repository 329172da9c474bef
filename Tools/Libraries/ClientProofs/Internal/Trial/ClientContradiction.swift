import CompilerDiagnostics

/// What a compiler says that cannot be, since the surface of the same side was read from the same module.
struct ClientContradiction: Error {
  /// The compiler's words.
  let message: String

  /// What is wrong with the module if the compiler says `message` about a control; nil if that is the control's own
  /// business.
  init?(about control: DiagnosticMessage) {
    guard control.isAboutMissingName else { return nil }
    message = control.text
  }

  init(message: String) {
    self.message = message
  }

  /// What it means for the proof, and what to do.
  var sentence: String {
    "the compiler says “\(message)” where the surface says otherwise, so that no client proves anything;"
      + " run it again while nothing else builds the package"
  }
}
