/// What of a package is more visible than anything needs.
public struct NarrowingReport: Sendable, Hashable {
  /// How much of a module is needed.
  struct Module: Sendable, Hashable, Encodable {
    /// The module's name.
    let name: String
    /// How many declarations others than the module can see.
    let visible: Int
    /// How many of them something needs as they are.
    let needed: Int
    /// How many nobody can use, since they are there for the message that they show.
    let unavailable: Int
  }

  /// What could be narrowed but for a word of the compiler, or that nobody could judge.
  public struct Exception: Sendable, Hashable, Encodable {
    /// The declaration's name.
    public let name: String
    /// Its file, in the package.
    let path: String
    /// The line of its name.
    let line: Int
    /// Why it stays as it is, in a sentence.
    public let reason: String
  }

  /// What nothing in the package uses, and was not judged because clients outside may want it.
  struct Wanted: Sendable, Hashable, Encodable {
    let name: String
    /// Its file, in the package.
    let path: String
    /// The line of its name.
    let line: Int
    /// Why clients may want it, in a sentence.
    let reason: String
    /// The same as a value.
    let purpose: ClientPurpose

    enum CodingKeys: String, CodingKey { case name, path, line, reason }
  }

  /// The modules that were judged.
  let modules: [Module]
  /// What can be narrowed.
  public let findings: [NarrowingFinding]
  /// The findings, by what one edit would mend; what would take most off what others see comes first.
  public let groups: [NarrowingGroup]
  /// What the index would let be narrowed, and the compiler does not.
  let kept: [Exception]
  /// What nobody could judge, because its name stands in code that was not built, or is found without the compiler.
  public let unjudged: [Exception]
  /// What was left alone because clients outside may want it.
  let leftToClients: [Wanted]
  /// Modules that were judged although clients may import them whom nobody knows; to narrow them breaks such clients.
  let judgedProducts: [String]
  /// Modules that were left out because clients may import them whom nobody knows.
  public let products: [String]

  /// How many declarations are visible in all modules.
  var visible: Int { modules.map(\.visible).reduce(0, +) }
  /// How many of them are needed as they are.
  var needed: Int { modules.map(\.needed).reduce(0, +) }
  /// How many of them nobody can use.
  var unavailable: Int { modules.map(\.unavailable).reduce(0, +) }
}

extension NarrowingReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case formatVersion, modules, findings, groups, kept, unjudged, leftToClients, judgedProducts, products
  }

  private static let formatVersion = 1

  /// Writes all that was found.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.formatVersion, forKey: .formatVersion)
    try container.encode(modules, forKey: .modules)
    try container.encode(findings, forKey: .findings)
    try container.encode(groups, forKey: .groups)
    try container.encode(kept, forKey: .kept)
    try container.encode(unjudged, forKey: .unjudged)
    try container.encode(leftToClients, forKey: .leftToClients)
    try container.encode(judgedProducts, forKey: .judgedProducts)
    try container.encode(products, forKey: .products)
  }
}
