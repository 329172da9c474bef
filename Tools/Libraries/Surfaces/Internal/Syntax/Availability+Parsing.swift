extension Availability {
  /// Reads the arguments of one `@available`: the short form names several platforms, the long form one.
  static func parse(_ arguments: String) -> [Availability] {
    let parts = split(arguments)
    guard let first = parts.first else { return [] }
    let isShort = parts.last == "*" && parts.count > 1 && !parts.contains { $0.contains(":") }
    if isShort || first.contains(" ") { return parts.filter { $0 != "*" }.compactMap(short) }
    var availability = Availability(domain: first)
    for part in parts.dropFirst() { availability.apply(part) }
    return [availability]
  }

  private static func short(_ part: String) -> Availability? {
    let words = part.split(separator: " ")
    guard words.count == 2 else { return nil }
    var availability = Availability(domain: String(words[0]))
    availability.introduced = String(words[1])
    return availability
  }

  private mutating func apply(_ part: String) {
    let halves = part.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    let value = halves.count == 2 ? halves[1] : nil
    switch halves.first {
    case "unavailable": isUnavailable = true
    case "noasync": isNoAsync = true
    case "introduced": introduced = value
    case "obsoleted": obsoleted = value
    case "renamed": renamed = value.map { String($0.filter { $0 != "\"" }) }
    case "deprecated":
      deprecated = value
      isDeprecated = value == nil
    default: break
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
