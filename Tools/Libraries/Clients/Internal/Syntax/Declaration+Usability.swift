import Surfaces

extension Declaration {
  /// Whether the declaration's name, or that of a type around it, begins with an underscore.
  var isUnderscored: Bool {
    (context + [name]).contains { $0.hasPrefix("_") }
  }

  /// Whether no client can use the declaration.
  var isUnusable: Bool {
    availability.contains {
      switch $0.domain {
      case "*": $0.facts.contains(.unavailable)
      case "swift": $0.facts.contains { if case .obsoleted = $0 { true } else { false } }
      default: false
      }
    }
  }
}

extension Availability {
  /// The first version with the declaration.
  var introduced: Version? {
    for case .introduced(let version) in facts { return version }
    return nil
  }
}
