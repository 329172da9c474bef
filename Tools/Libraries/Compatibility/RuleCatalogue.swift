public import Changes
import Manifests

/// Every kind of change that is known, so that a difference of any other kind can fail as unclassified.
public enum RuleCatalogue: Sendable {
  /// The rules area by area, in reading order.
  public static let areas: [(name: String, rules: [Rule])] = [
    ("Declarations", declarations),
    ("Functions", functions),
    ("Parameters", parameters),
    ("Closures", closures),
    ("Isolation", isolation),
    ("Types", types),
    ("Properties", properties),
    ("Initializers", initializers),
    ("Enumerations", enumerations),
    ("Protocols", protocols),
    ("Conformances", conformances),
    ("Availability", availability),
    ("Operators, macros and imports", modules),
    ("Package manifest", PackagePromises.rules),
  ]

  /// All rules.
  public static let all: [Rule] = areas.flatMap(\.rules)

  /// The rule with an identifier, or nil if there is none.
  public static func rule(id: String) -> Rule? {
    byID[id]
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
