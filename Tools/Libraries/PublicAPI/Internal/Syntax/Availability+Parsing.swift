extension Availability {
  /// Reads the arguments of one `@available`: the short form names several platforms, the long form one.
  static func parse(_ arguments: String) -> [Availability] {
    let parts = split(arguments)
    guard let first = parts.first else { return [] }
    let isShort = parts.last == "*" && parts.count > 1 && !parts.contains { $0.contains(":") }
    if isShort || first.contains(" ") { return parts.filter { $0 != "*" }.compactMap(short) }
    let message = parts.lazy.compactMap { $0.hasPrefix("message:") ? $0.dropFirst("message:".count) : nil }
      .first
    return [
      Availability(
        domain: first, facts: Set(parts.dropFirst().compactMap(fact)),
        message: message.map { String(valueOfLiteral: $0.trimmed.dropFirst().dropLast()) })
    ]
  }

  private static func short(_ part: String) -> Availability? {
    let words = part.split(separator: " ")
    guard words.count == 2 else { return nil }
    return Availability(domain: String(words[0]), facts: [.introduced(Version(words[1]))])
  }

  private static func fact(_ part: String) -> Fact? {
    let halves = part.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    let value = halves.count == 2 ? halves[1] : nil
    return switch halves.first {
    case "unavailable": .unavailable
    case "noasync": .noAsync
    case "introduced": value.map { .introduced(Version($0)) }
    case "deprecated": .deprecated(since: value.map { Version($0) })
    case "obsoleted": value.map { .obsoleted(Version($0)) }
    case "renamed": value.map { .renamed($0.filter { $0 != "\"" }) }
    default: nil
    }
  }

  /// The parts between the commas outside of strings and parentheses.
  private static func split(_ arguments: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for token in Tokenizer.tokens(of: arguments) {
      if token.text == "," {
        parts.append(part.trimmed)
        part = ""
      } else {
        part += (token.followsSpace ? " " : "") + token.text
      }
    }
    return parts + [part.trimmed]
  }
}
