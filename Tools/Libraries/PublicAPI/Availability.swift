/// What the `@available` attributes of a declaration say about one platform or language.
public struct Availability: Sendable {
  /// One thing that an attribute says.
  public enum Fact: Hashable, Sendable {
    /// The first version with the declaration.
    case introduced(Version)
    /// The first version in which it is deprecated, or nil if it is in every version.
    case deprecated(since: Version?)
    /// The first version without it.
    case obsoleted(Version)
    /// It cannot be used at all, or not in an asynchronous context.
    case unavailable, noAsync
    /// The name to use in its place.
    case renamed(String)
  }

  /// The platform, `swift`, or `*`.
  public let domain: String
  /// All that is said besides the message.
  public let facts: Set<Fact>
  /// What clients are told to do instead; it is no part of the value, since it is documentation.
  public let message: String?

  /// Makes an availability.
  public init(domain: String, facts: Set<Fact>, message: String? = nil) {
    self.domain = domain
    self.facts = facts
    self.message = message
  }

  /// The first version with the declaration, or nil if it has been there in every version.
  public var introduced: Version? {
    facts.compactMap { if case .introduced(let version) = $0 { version } else { nil } }.max()
  }

  /// Whether the declaration is deprecated in some version.
  public var isDeprecated: Bool { facts.contains { if case .deprecated = $0 { true } else { false } } }
}

extension Availability: Hashable {
  /// Whether both say the same, in whichever words.
  public static func == (one: Availability, other: Availability) -> Bool {
    (one.domain, one.facts) == (other.domain, other.facts)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(domain)
    hasher.combine(facts)
  }
}

extension Availability {
  /// The attributes that say all of `list`; platforms that only have an introducing version share one attribute.
  static func attributes(_ list: [Availability]) -> [String] {
    let beginnings = list.compactMap(\.beginning).sorted()
    let others = list.filter { $0.beginning == nil }.map(\.text)
    let short = beginnings.isEmpty ? [] : ["@available(\(beginnings.joined(separator: ", ")), *)"]
    return (others + short).sorted()
  }

  /// The attribute as it is written.
  var text: String {
    let words = message.map { [(place: Self.placeOfMessage, text: "message: \($0.literal)")] } ?? []
    let parts = (facts.map { (place: $0.place, text: $0.text) } + words).sorted { $0 < $1 }.map(\.text)
    return "@available(\(([domain] + parts).joined(separator: ", ")))"
  }

  private static let placeOfMessage = 6

  /// `macOS 12` if the declaration came with that version, and there is nothing else to say.
  private var beginning: String? {
    guard domain != "*", domain != "swift", facts.count == 1, case .introduced(let version)? = facts.first
    else {
      return nil
    }
    return "\(domain) \(version)"
  }
}

extension Availability.Fact {
  /// The position of the fact in an attribute.
  fileprivate var place: Int {
    switch self {
    case .unavailable: 0
    case .noAsync: 1
    case .deprecated(since: nil): 2
    case .introduced: 3
    case .deprecated: 4
    case .obsoleted: 5
    case .renamed: 7
    }
  }

  fileprivate var text: String {
    switch self {
    case .unavailable: "unavailable"
    case .noAsync: "noasync"
    case .introduced(let version): "introduced: \(version)"
    case .deprecated(let version): version.map { "deprecated: \($0)" } ?? "deprecated"
    case .obsoleted(let version): "obsoleted: \(version)"
    case .renamed(let name): "renamed: \"\(name)\""
    }
  }
}
