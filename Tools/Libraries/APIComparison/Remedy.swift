/// What makes a change harmless.
public enum Remedy: Sendable, Hashable, Codable {
  /// What to do, in sentences; empty where nothing would help, or nothing needs to.
  case words(String)
  /// Code for the new module, behind the words that lead to it; `…` stands for a body that the author has to write.
  case code(String, after: String)
}

extension Remedy {
  /// The code, if all of it is known: nothing of it is left to its author.
  public var finishedCode: String? {
    if case .code(let code, _) = self, !code.contains("…") { code } else { nil }
  }
}

extension Remedy: CustomStringConvertible {
  /// The remedy as people read it.
  public var description: String {
    switch self {
    case .words(let words): words
    case .code(let code, let introduction): "\(introduction) `\(code)`"
    }
  }
}
