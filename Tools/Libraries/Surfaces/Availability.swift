/// An `@available` attribute, for one platform or language.
public struct Availability: Hashable, Sendable {
  /// The platform, `swift`, or `*`.
  public var domain: String
  /// The first version with the declaration.
  public var introduced: String?
  /// The first version in which it is deprecated.
  public var deprecated: String?
  /// The first version without it.
  public var obsoleted: String?
  /// Whether it is deprecated in every version.
  public var isDeprecated: Bool
  /// Whether it cannot be used at all.
  public var isUnavailable: Bool
  /// Whether it cannot be used in an asynchronous context.
  public var isNoAsync: Bool
  /// The name to use in its place.
  public var renamed: String?

  /// Makes an availability of which only the domain is known.
  public init(domain: String) {
    self.domain = domain
    isDeprecated = false
    isUnavailable = false
    isNoAsync = false
  }
}

extension Availability: CustomStringConvertible {
  /// The attribute as it is written; its message is left out, since it is documentation.
  public var description: String {
    var parts = [domain]
    if isUnavailable { parts.append("unavailable") }
    if isNoAsync { parts.append("noasync") }
    if isDeprecated { parts.append("deprecated") }
    if let introduced { parts.append("introduced: \(introduced)") }
    if let deprecated { parts.append("deprecated: \(deprecated)") }
    if let obsoleted { parts.append("obsoleted: \(obsoleted)") }
    if let renamed { parts.append("renamed: \"\(renamed)\"") }
    return "@available(\(parts.joined(separator: ", ")))"
  }

  /// The attributes that say all of `list`: one for everything that only began, as people write it.
  static func attributes(_ list: [Availability]) -> [String] {
    let beginnings = list.compactMap(\.beginning).sorted()
    let others = list.filter { $0.beginning == nil }.map(\.description)
    let short = beginnings.isEmpty ? [] : ["@available(\(beginnings.joined(separator: ", ")), *)"]
    return (others + short).sorted()
  }

  /// `macOS 12` if the declaration came with that version, and there is nothing else to say.
  private var beginning: String? {
    guard let introduced, domain != "*", domain != "swift" else { return nil }
    var plain = Availability(domain: domain)
    plain.introduced = introduced
    return plain == self ? "\(domain) \(introduced)" : nil
  }
}
