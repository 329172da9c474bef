import PackageBuilds

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
    /// How many of them can be narrowed.
    let narrowed: Int
    /// How many of them can be left out.
    let leftOut: Int
    /// How many of them were left to clients outside.
    let leftToClients: Int
    /// How many of them nobody could judge.
    let unjudged: Int
    /// How many of them nobody can use, since they are there for the message that they show.
    let unavailable: Int

    /// The figures of declarations of which each has one of these fates.
    init(name: String, _ fates: [DeclarationFate]) {
      func count(_ fate: DeclarationFate) -> Int { fates.count { $0 == fate } }
      self.name = name
      visible = fates.count
      (needed, narrowed, leftOut) = (count(.needed), count(.narrowed), count(.leftOut))
      (leftToClients, unjudged, unavailable) = (count(.leftToClients), count(.unjudged), count(.unavailable))
    }
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
    /// What of it was left alone.
    let kind: Kind
    /// Its file, in the package.
    let path: String
    /// The line of its name.
    let line: Int
    /// Why clients may want it, in a sentence.
    let reason: String
    /// The same as a value.
    let purpose: ClientPurpose

    /// What of something can be left alone.
    enum Kind: String, CaseIterable { case declaration, setter, part }

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

  /// A figure of all modules together.
  func sum(_ figure: (Module) -> Int) -> Int { modules.map(figure).reduce(0, +) }
}

extension NarrowingReport {
  /// What is said of `modules` of a package where none of their declarations can be seen from elsewhere.
  init(nothingIn modules: Set<String>, of description: PackageTargets) {
    self.init(
      modules: modules.sorted().map { Module(name: $0, []) }, findings: [], groups: [], kept: [],
      unjudged: [],
      leftToClients: [], judgedProducts: description.productModules.intersection(modules).sorted(),
      products: description.productModules.subtracting(modules).sorted())
  }
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
