/// Why a text is not a rule about layers.
public enum LayerRuleError: Error, Hashable, Sendable {
  /// The rule has only one layer, so that none is above another.
  case singleLayer(String)
  /// The rule does not say which modules it is about.
  case noColon(String, LayerRule.Kind)
  /// A name is missing before, between or after signs.
  case noName(String)
  /// A word is not the name of a module.
  case strangeName(String, String)
  /// The rule allows nothing and something at once.
  case nothingAndSomething(String)
}

extension LayerRuleError: CustomStringConvertible {
  /// A sentence that says what to write instead.
  public var description: String {
    switch self {
    case .singleLayer(let text):
      "‘\(text)’ names only one layer; add the layers below it, such as App > Feature* > Networking."
    case .noColon(let text, let kind):
      "‘\(text)’ has no colon; write whose modules and which, such as \(kind.rawValue) = Networking: nothing."
    case .noName(let text):
      "‘\(text)’ lacks a name; write modules with commas between them, such as Networking, Feature*."
    case .strangeName(let word, let text):
      "‘\(word)’ in ‘\(text)’ is not the name of a module; names have a comma between them, and * stands for anything."
    case .nothingAndSomething(let text):
      "‘\(text)’ allows nothing and something; leave out one of them."
    }
  }
}
