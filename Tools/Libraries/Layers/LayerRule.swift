/// A rule about which modules may use which, as one line of text.
public struct LayerRule: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of rules.
  public enum Kind: String, Sendable, CaseIterable {
    /// Layers from the top down: `App > Feature* > Networking`.
    case layers
    /// Modules that do not import each other: `Feature*`.
    case apart
    /// The modules of this and of other packages that some modules may import: `Networking: nothing`.
    case mayImport = "may-import"
    /// The modules whose types may be in public signatures of some modules: `Networking: Models`.
    case mayShow = "may-show"
  }

  enum Content: Sendable, Hashable {
    case layers([[ModulePattern]])
    case apart([ModulePattern])
    case imports(of: [ModulePattern], Allowance)
    case shown(by: [ModulePattern], Allowance)
  }

  let content: Content
  /// The rule as it is written in a configuration.
  public let description: String

  /// Reads the `text` of a rule; throws a ``LayerRuleError`` if it is not one.
  public init(_ kind: Kind, _ text: String) throws(LayerRuleError) {
    description = "\(kind.rawValue) = \(text)"
    switch kind {
    case .layers:
      let layers = text.split(separator: ">", omittingEmptySubsequences: false)
      guard layers.count > 1 else { throw .singleLayer(text) }
      content = .layers(
        try layers.map { part throws(LayerRuleError) in try Self.patterns(in: part, of: text) })
    case .apart: content = .apart(try Self.patterns(in: text[...], of: text))
    case .mayImport, .mayShow:
      let parts = text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw .noColon(text, kind) }
      let subjects = try Self.patterns(in: parts[0], of: text)
      let allowance = try Self.allowance(in: parts[1], of: text)
      content = kind == .mayImport ? .imports(of: subjects, allowance) : .shown(by: subjects, allowance)
    }
  }

  /// Why `text` is not a rule of this kind, as a sentence; nil if it is one.
  public static func refusal(of text: String, as kind: Kind) -> String? {
    do {
      _ = try LayerRule(kind, text)
      return nil
    } catch { return error.description }
  }

  private static func words(in text: Substring, of line: String) throws(LayerRuleError) -> [String] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    if words.contains("") { throw .noName(line) }
    return words
  }

  private static func patterns(in text: Substring, of line: String) throws(LayerRuleError) -> [ModulePattern]
  {
    let words = try words(in: text, of: line)
    if let word = words.first(where: { $0.contains(" ") || $0.contains(":") }) {
      throw .strangeName(word, line)
    }
    return words.map { ModulePattern(description: $0) }
  }

  private static func allowance(in text: Substring, of line: String) throws(LayerRuleError) -> Allowance {
    let words = try words(in: text, of: line)
    let forbidden = words.filter { $0.hasPrefix("not ") }.map { String($0.dropFirst(4)) }
    let allowed = words.filter { !$0.hasPrefix("not ") && $0 != "nothing" }
    let isNothing = words.contains("nothing")
    if isNothing, !allowed.isEmpty { throw .nothingAndSomething(line) }
    if let word = (allowed + forbidden).first(where: { $0.contains(" ") || $0.contains(">") }) {
      throw .strangeName(word, line)
    }
    return Allowance(
      allowed: allowed.isEmpty && !isNothing ? nil : allowed.map { ModulePattern(description: $0) },
      forbidden: forbidden.map { ModulePattern(description: $0) })
  }
}
