/// Why a client does not compile.
enum ClientRejection: Sendable {
  /// The compiler complains about it.
  case complaint(String)
  /// The compiler fails itself, which says nothing about the client.
  case crash

  var isCrash: Bool {
    if case .crash = self { true } else { false }
  }

  var complaint: String? {
    if case .complaint(let text) = self { text } else { nil }
  }
}
