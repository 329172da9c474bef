import APIComparison
import Foundation
import Layers
import PackageBuilds
import Processes
import PublicAPI
import Reports

/// What a run was asked for: every option as a value of its type, read once.
///
/// Most paths are absolute. Values that cannot be understood were refused before, where they were given.
struct Request: Sendable {
  /// The options as they were given, to show them again.
  let given: [Setting: [String]]

  /// The directory of the package.
  let package: String
  /// The directory of its committed baselines.
  let baselines: String
  /// The modules that were asked for; empty for all.
  let modules: Set<String>
  /// The modules that an option names, without the command's arguments.
  let namedModules: Set<String>
  /// The library targets that count as products.
  let targets: Set<String>
  /// Whether library targets with baselines count as products, too.
  let remembersTargets: Bool
  let surfaceOptions: Set<SurfaceOption>
  let variation: BuildVariation
  let buildSystem: String?
  let checksBodies: Bool
  let isExact: Bool
  let isDeep: Bool
  /// The language mode of all clients; nil if nobody has chosen one.
  let clientMode: String?

  /// The revisions to compare with.
  let bases: [ComparisonBase]
  /// Which changes a run fails on, unless a revision has its own threshold.
  let threshold: ComparisonBase.Threshold
  /// The largest part of the version that may have to be raised, if only that decides whether a run fails.
  let expectedBump: RequiredBump?
  /// The verdicts that the user gives to rules, by identifier; nil for rules that are switched off.
  let levels: [String: Verdict?]
  let labelFile: String?
  let advises: Bool
  let advisesOnAll: Bool

  /// The formats of a report: each with a file of its own, or without one for the common output.
  let reportFormats: [(format: ReportFormat, file: String?)]
  /// The format of output that is not a report.
  let listingFormat: ListingFormat
  /// The file for the output; nil for standard output.
  let output: String?
  let progress: ProgressLog.Level
  /// Whether an error says which step it stopped.
  let isVerbose: Bool

  let isFresh: Bool
  let jobs: Int?
  let caches: CacheRoot
  /// How many bytes the caches may have; nil if nobody has set a limit.
  let cacheLimit: Int?

  /// What `accept` has to record.
  let acceptance: Acceptance
  /// What `surface` has to show.
  let page: Page
  /// What `stats` has to compare its figures with.
  let figures: Figures
  /// What `narrow` has to do.
  let narrowing: Narrowing
  /// Which modules may use which.
  let layerRules: [LayerRule]
  /// The file for a diagram of the modules.
  let map: String?
  let isDryRun: Bool

  struct Acceptance: Sendable {
    let reason: String?
    let until: AcceptanceLimit?
    let rule: String?
    /// The file with the breaks that the package manager's own check allows.
    let list: String?
  }

  struct Page: Sendable {
    let revision: String?
    let since: String?
    let showsDocumentation: Bool
  }

  struct Figures: Sendable {
    let budget: String?
    let table: String?
    let updatesTable: Bool
  }

  struct Narrowing: Sendable {
    let scratch: String?
    let judgesProducts: Bool
    let skipsTests: Bool
    let judgesAll: Bool
    let applies: Bool
    let baseline: String?
    let updatesBaseline: Bool
  }

  /// Reads `options` with their values for `command`.
  init(_ options: [Setting: [String]], for command: Command) throws {
    given = options
    func has(_ setting: Setting) -> Bool { options[setting] != nil }
    func all(_ setting: Setting) -> [String] { options[setting] ?? [] }
    // Of an option with one value, the last one given counts.
    func last(_ setting: Setting) -> String? { options[setting]?.last }
    func path(_ setting: Setting) -> String? {
      last(setting).map { URL(filePath: $0).standardizedFileURL.path }
    }

    package = PackageLocation.directory(named: last(.packagePath))
    baselines = path(.baselines) ?? "\(package)/Tools/api-baselines"
    namedModules = Set(all(.module))
    modules = namedModules.union(command.modules)
    targets = Set(all(.target))
    remembersTargets = command.remembersTargets
    surfaceOptions = Set(
      (has(.includeUnderscored) ? [.underscored] : []) + (has(.includeSPI) ? [.spi] : []))
    variation = BuildVariation(
      traits: Self.traits(
        named: all(.traits).flatMap { $0.split(separator: ",").map { String($0) } }, all: has(.allTraits),
        none: has(.noDefaultTraits)),
      conditions: Set(all(.define)), sdk: last(.swiftSDK))
    buildSystem = last(.buildSystem)
    (checksBodies, isExact, isDeep) = (has(.checkBodies), has(.exact), has(.deep))
    clientMode = last(.clientMode)

    bases = all(.against).map(ComparisonBase.init)
    threshold = last(.failOn).flatMap(ComparisonBase.Threshold.init) ?? .any
    expectedBump = last(.expect).flatMap(RequiredBump.init)
    levels = Dictionary(
      all(.level).compactMap(RuleLevel.init).map { ($0.rule, $0.verdict) }, uniquingKeysWith: { $1 })
    labelFile = path(.labelFile)
    (advises, advisesOnAll) = (has(.advise), has(.all))

    reportFormats = Self.reportFormats(all(.format))
    listingFormat = last(.format).flatMap(ListingFormat.init) ?? .text
    output = path(.output)
    isVerbose = has(.verbose)
    progress = has(.quiet) ? .quiet : isVerbose ? .commands : .steps

    isFresh = has(.fresh)
    jobs = last(.jobs).flatMap { Int($0) }
    caches = CacheRoot(path(.cachePath))
    cacheLimit = last(.cacheLimit).flatMap(ByteCount.init)?.bytes

    acceptance = Acceptance(
      reason: last(.reason), until: last(.until).flatMap { AcceptanceLimit($0) }, rule: last(.rule),
      list: last(.importList))
    page = Page(
      revision: last(.revision), since: last(.since), showsDocumentation: !has(.withoutDocumentation))
    figures = Figures(budget: last(.budget), table: last(.table), updatesTable: has(.update))
    narrowing = Narrowing(
      scratch: path(.scratchPath), judgesProducts: has(.products), skipsTests: has(.withoutTests),
      judgesAll: has(.all),
      applies: has(.apply), baseline: last(.baseline), updatesBaseline: has(.updateBaseline))
    let rules: [(Setting, LayerRule.Kind)] = [
      (.layers, .layers), (.apart, .apart), (.mayImport, .mayImport), (.mayShow, .mayShow),
    ]
    layerRules = try rules.flatMap { setting, kind in try all(setting).map { try LayerRule(kind, $0) } }
    map = path(.draw)
    isDryRun = has(.dryRun)
  }

  private static func traits(named names: [String], all: Bool, none: Bool) -> TraitChoice {
    if all { return .all }
    if none { return .none }
    return names.isEmpty ? .defaults : .named(Set(names).sorted())
  }

  private static func reportFormats(_ values: [String]) -> [(format: ReportFormat, file: String?)] {
    let choices = values.compactMap { value -> (ReportFormat, String?)? in
      let parts = value.split(separator: "=", maxSplits: 1).map { String($0) }
      return parts.first.flatMap(ReportFormat.init).map { ($0, parts.dropFirst().first) }
    }
    // Of several formats for the output without a file, the last one given counts, as with every option.
    let said = choices.last { $0.1 == nil }?.0 ?? (choices.isEmpty ? .text : nil)
    return (said.map { [($0, nil)] } ?? []) + choices.filter { $0.1 != nil }
  }

  /// The format of the common output; nil if all reports go to files of their own.
  var reportFormat: ReportFormat? { reportFormats.first { $0.file == nil }?.format }

  /// The options with which `bless` writes the baselines that this request compares.
  var blessOptions: [String] {
    let choosing: [Setting] = [
      .traits, .allTraits, .noDefaultTraits, .define, .swiftSDK, .includeSPI, .includeUnderscored,
    ]
    return choosing.flatMap { setting -> [String] in
      guard let values = given[setting] else { return [] }
      return setting.placeholder == nil ? [setting.rawValue] : values.flatMap { [setting.rawValue, $0] }
    }
  }
}
