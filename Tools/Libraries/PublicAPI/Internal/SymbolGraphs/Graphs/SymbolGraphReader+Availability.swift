extension SymbolGraphReader {
  static func availability(_ reader: inout JSONReader) throws(JSONError) -> Availability {
    var domain = "*"
    var facts: Set<Availability.Fact> = []
    var message: String?
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "domain": domain = try reader.string()
      case "introduced": facts.insert(.introduced(try version(&reader)))
      case "deprecated": facts.insert(.deprecated(since: try version(&reader)))
      case "obsoleted": facts.insert(.obsoleted(try version(&reader)))
      // The compiler writes down what stands between the quotation marks in the source.
      case "message": message = String(valueOfLiteral: try reader.string())
      case "renamed": facts.insert(.renamed(try reader.string()))
      case "isUnconditionallyDeprecated": if try reader.boolean() { facts.insert(.deprecated(since: nil)) }
      case "isUnconditionallyUnavailable": if try reader.boolean() { facts.insert(.unavailable) }
      default: try reader.skip()
      }
    }
    return Availability(domain: domain, facts: facts, message: message)
  }

  private static func version(_ reader: inout JSONReader) throws(JSONError) -> Version {
    var parts = [0, 0, 0]
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "major": parts[0] = try reader.integer()
      case "minor": parts[1] = try reader.integer()
      case "patch": parts[2] = try reader.integer()
      default: try reader.skip()
      }
    }
    return Version(parts)
  }
}
