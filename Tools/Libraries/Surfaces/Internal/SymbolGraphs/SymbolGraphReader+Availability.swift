extension SymbolGraphReader {
  static func availability(_ reader: inout JSONReader) throws(JSONError) -> Availability {
    var availability = Availability(domain: "*")
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "domain": availability.domain = try reader.string()
      case "introduced": availability.introduced = try version(&reader)
      case "deprecated": availability.deprecated = try version(&reader)
      case "obsoleted": availability.obsoleted = try version(&reader)
      case "renamed": availability.renamed = try reader.string()
      case "isUnconditionallyDeprecated": availability.isDeprecated = try reader.boolean()
      case "isUnconditionallyUnavailable": availability.isUnavailable = try reader.boolean()
      default: try reader.skip()
      }
    }
    return availability
  }

  /// A version as it is written by hand: zeros at the end are left out.
  private static func version(_ reader: inout JSONReader) throws(JSONError) -> String {
    var parts = [0, 0, 0]
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "major": parts[0] = try reader.integer()
      case "minor": parts[1] = try reader.integer()
      case "patch": parts[2] = try reader.integer()
      default: try reader.skip()
      }
    }
    while parts.count > 1, parts.last == 0 { parts.removeLast() }
    return parts.map(String.init).joined(separator: ".")
  }
}

extension JSONReader {
  /// Reads an object of which only one member matters.
  mutating func member(
    _ name: StaticString, _ value: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try object { reader, key throws(JSONError) in
      if name ~= key { try value(&reader) } else { try reader.skip() }
    }
  }
}
