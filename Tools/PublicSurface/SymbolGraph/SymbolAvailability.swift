/// The availability of a symbol on one platform.
struct SymbolAvailability: Decodable {
  struct Version: Decodable {
    let major: Int
    let minor: Int?
    let patch: Int?

    var text: String {
      let parts = [major, minor ?? 0, patch ?? 0]
      return parts.prefix(patch ?? 0 > 0 ? 3 : minor ?? 0 > 0 ? 2 : 1).map(String.init).joined(separator: ".")
    }
  }

  let domain: String?
  let introduced: Version?
  let deprecated: Version?
  let obsoleted: Version?
  let renamed: String?
  let isUnconditionallyDeprecated: Bool?
  let isUnconditionallyUnavailable: Bool?

  /// The availability as an attribute says it.
  var availability: Availability {
    var availability = Availability(domain: domain ?? "*")
    availability.introduced = introduced?.text
    availability.deprecated = deprecated?.text
    availability.obsoleted = obsoleted?.text
    availability.renamed = renamed
    availability.isDeprecated = isUnconditionallyDeprecated ?? false
    availability.isUnavailable = isUnconditionallyUnavailable ?? false
    return availability
  }
}
