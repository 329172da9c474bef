import Layers
import Reports

/// An option of the command line.
public enum Setting: String, Sendable, CaseIterable {
  case packagePath = "--package-path"
  case baselines = "--baselines"
  case module = "--module"
  case target = "--target"
  case format = "--format"
  case output = "--output"
  case against = "--against"
  case importList = "--import"
  case revision = "--at"
  case since = "--since"
  case withoutDocumentation = "--no-documentation"
  case reason = "--reason"
  case until = "--until"
  case rule = "--rule"
  case advise = "--advise"
  case exact = "--exact"
  case failOn = "--fail-on"
  case expect = "--expect"
  case labelFile = "--label-file"
  case level = "--level"
  case deep = "--deep"
  case clientMode = "--client-mode"
  case checkBodies = "--check-bodies"
  case buildSystem = "--build-system"
  case fresh = "--fresh"
  case jobs = "--jobs"
  case dryRun = "--dry-run"
  case cachePath = "--cache-path"
  case cacheLimit = "--cache-limit"
  case traits = "--traits"
  case allTraits = "--all-traits"
  case noDefaultTraits = "--no-default-traits"
  case define = "--define"
  case swiftSDK = "--swift-sdk"
  case budget = "--budget"
  case table = "--table"
  case update = "--update"
  case scratchPath = "--scratch-path"
  case products = "--products"
  case withoutTests = "--without-tests"
  case all = "--all"
  case apply = "--apply"
  case baseline = "--baseline"
  case updateBaseline = "--update-baseline"
  case layers = "--layers"
  case apart = "--apart"
  case mayImport = "--may-import"
  case mayShow = "--may-show"
  case draw = "--draw"
  case includeSPI = "--include-spi"
  case includeUnderscored = "--include-underscored"
  case quiet = "--quiet"
  case verbose = "--verbose"

  /// The settings that contradict each other.
  public static let contradictions: [[Setting]] = [
    [.quiet, .verbose], [.traits, .allTraits], [.traits, .noDefaultTraits], [.allTraits, .noDefaultTraits],
    [.expect, .failOn],
  ]

  /// The placeholder of its value in help texts, or nil if it takes none.
  public var placeholder: String? { declaration.placeholder }

  /// The lines of its help text for `command`, or those for all commands that know it.
  public func help(for command: Command.Name? = nil) -> String {
    let declaration = declaration
    return declaration.help(command.flatMap { declaration.commands.contains($0) ? $0 : nil })
  }

  /// Whether `command` knows the setting.
  public func isKnown(to command: Command.Name) -> Bool {
    command == .config || declaration.commands.contains(command)
  }

  /// The values that `command` knows for the setting; empty if there are too many to list.
  public func choices(for command: Command.Name) -> [String] {
    let declaration = declaration
    return declaration.choices.filter { declaration.refusal($0, command) == nil }
  }

  /// What may follow a value after an equals sign, if `command` knows that.
  public func endings(for command: Command.Name) -> [String] {
    let declaration = declaration
    return declaration.endings.filter { declaration.refusal("HEAD=\($0)", command) == nil }
  }

  /// Why the setting, or `command` with it, does not take `value`, as a sentence; nil if it takes it.
  public func refusal(of value: String, by command: Command.Name? = nil) -> String? {
    declaration.refusal(value, command)
  }

  /// The declaration of each setting: its placeholder, its commands, and its help text.
  var declaration: SettingDeclaration {
    let comparing: Set<Command.Name> = [.check, .diff, .notes, .accept, .mend]
    let building = comparing.union([.bless, .initialize, .list, .surface, .stats, .advise, .layers])
    // The doctor tries what these would build.
    let caching = building.union([.doctor])
    let reporting: Set<Command.Name> = [
      .check, .diff, .list, .surface, .stats, .narrow, .advise, .layers, .rules, .explain,
    ]
    return switch self {
    case .packagePath: .init("DIR", "the package (default: the one that this folder is in)")
    case .baselines:
      .init(
        "DIR", for: comparing.union([.bless, .initialize, .stats, .advise]),
        "its baselines (default: Tools/api-baselines in the package)")
    case .module: .init("NAME", for: building.subtracting([.layers]), "only this module; may be repeated")
    case .target:
      .init(
        "NAME", for: [.check, .diff, .notes, .bless, .list, .surface, .stats, .advise],
        "also this library target, though it is no product; may be repeated\n"
          + "(check and stats remember the targets that bless has written baselines of)")
    case .format:
      .format(
        for: reporting, reports: [.check, .diff],
        others: [
          .surface: [.text, .html], .narrow: [.text, .json, .markdown, .github],
          .advise: [.text, .json, .markdown, .github, .sarif],
          .layers: [.text, .json, .markdown, .github],
        ])
    case .output:
      .init(
        "FILE", for: reporting.union([.notes]),
        "write to this file instead of standard output; an error leaves no partial file")
    case .against:
      .against([
        .check: "also compare with a revision, or with several, each REV or REV=any, REV=breaking or\n"
          + "REV=nothing for what to fail on; latest-release is the newest tag such as 1.2.3,\n"
          + "latest-prerelease one such as 1.3.0-beta.1, too",
        .accept: "look for the declaration in that comparison, or in several (default: HEAD, and those of\n"
          + ".api-check)",
        .mend: "mend what has changed since then, or since several (default: the baselines)",
        .advise: "look at what is new since then, not since the baselines",
        .doctor: "also say whether check could compare with it",
      ])
    case .importList:
      .init(
        "FILE", for: [.accept],
        "all breaks that this list for swift package's own check allows")
    case .revision:
      .init("REV", for: [.surface], "the surface as it was in this revision, not in the working tree")
    case .since:
      .init("REV", for: [.surface], "show first, and mark, what is new and what is gone since this revision")
    case .withoutDocumentation: .init(for: [.surface], "leave out the comments")
    case .reason: .reason(for: [.accept], "why clients can live with the break, in one line")
    case .until:
      .limit(for: [.accept], "when the decision ends, such as 2.0.0 or 2027-01-31")
    case .rule: .rule(for: [.accept], "only this rule (default: all that is found there)")
    case .advise:
      .init(
        for: [.check],
        "also list the advice of advise on new declarations; this never fails the check, and only text,\n"
          + "markdown, github and json show it")
    case .exact:
      .init(
        for: comparing.union([.advise]),
        "compare with the revision itself, as with tags, not with the merge-base")
    case .failOn:
      .threshold(
        for: [.check, .diff],
        "when versions are compared: the least serious change that fails (default: any); from least\n"
          + "to most serious: additions, fragile changes (only unusual code notices them), breaks")
    case .expect:
      .bump(
        for: [.check, .diff],
        "when versions are compared: fail only if a change needs a higher version step than this")
    case .labelFile:
      .init(
        "FILE", for: [.check, .diff],
        "labels of a pull request, one a line: api-break-approved accepts all breaks")
    case .level:
      .level(
        for: comparing.union([.advise]),
        "what a kind of change counts as, by its rule or by the position of the code that notices it:\n"
          + "breaking, fragile, compatible or off; may be repeated")
    case .deep:
      .init(for: comparing, "compile every client of large modules too, not only of what changed")
    case .clientMode:
      .clientMode(
        for: comparing,
        "judge by clients in this language mode alone (default: Swift 6, and the module's own)")
    case .checkBodies:
      .init(
        for: building, "compile all bodies too, not only declarations and what clients inline")
    case .buildSystem:
      .buildSystem(for: caching, "what builds the package")
    case .scratchPath:
      .init(
        "DIR", for: [.narrow],
        "the build whose index is read, as swift build calls it (default: .build in the package)")
    case .products:
      .init(
        for: [.narrow], "judge products too, by what this package uses of them; clients outside are unknown")
    case .withoutTests:
      .init(for: [.narrow], "do not count uses in tests; what only tests use is listed, not edited")
    case .all:
      .init([
        .mend: "mend all that breaks clients and has a remedy in code",
        .advise: "advise on all that is public, not only on what is new",
        .narrow: "with products: also what is there for clients by nature, such as conformances, operators,\n"
          + "properties that clients give or set, and constants of which others are used",
      ])
    case .apply:
      .init(
        for: [.narrow],
        "edit the sources: everything that is listed, or nothing (--all lists more);\nwhat can be left out is only listed"
      )
    case .baseline: .init("FILE", for: [.narrow], "what is listed there is accepted, and is no finding")
    case .updateBaseline: .init(for: [.narrow], "with --baseline: list all that is found there")
    case .fresh: .init(for: building, "build and compare anew what earlier runs have kept")
    case .dryRun:
      .init([
        .mend: "print what would be written as a diff, and write nothing",
        .initialize: "say what would be written, and write nothing",
      ])
    case .jobs:
      .count(
        for: caching.union([.narrow]),
        "how many programs work at once (default: as many as there are processors)")
    case .cachePath:
      .init(
        "DIR", for: caching.union([.clean, .narrow]),
        "where to keep what is built (default: api-check among the user's caches)")
    case .cacheLimit:
      .size(
        for: caching.union([.narrow]),
        "the largest size of the cache; what was least recently used goes first (default: 2GiB)")
    case .traits:
      .names(
        "NAMES", for: caching, separator: ",",
        "build with these traits, as swift build takes them: A,B or default,A;\n"
          + "bless and check keep the baselines of each choice in a folder of its own")
    case .allTraits: .init(for: caching, "build with all traits")
    case .noDefaultTraits: .init(for: caching, "build with no trait")
    case .define: .names("NAME", for: caching, "build with this condition of #if; may be repeated")
    case .swiftSDK: .names("NAME", for: caching, "build for the platform of this Swift SDK")
    case .budget:
      .init("FILE", for: [.stats], "the largest allowed surfaces (default: Tools/api-budget.txt)")
    case .table:
      .init("FILE", for: [.stats], "the Markdown file whose table has to be fresh")
    case .update: .init(for: [.stats], "with --table: make it fresh")
    case .layers:
      .layerRule(
        .layers, "LAYERS",
        "which modules stand above which, such as 'App > Feature* > Networking'; may be repeated")
    case .apart: .layerRule(.apart, "MODULES", "modules that import none of each other; may be repeated")
    case .mayImport:
      .layerRule(
        .mayImport, "WHO:WHAT",
        "what of the package and of other packages they may import, such as\n'Networking: nothing' or 'Feature*: Models, not UIKit'; may be repeated"
      )
    case .mayShow:
      .layerRule(
        .mayShow, "WHO:WHAT",
        "the same about types in public signatures, such as '*: not third-party'; may be repeated")
    case .draw: .init("FILE", for: [.layers], "draw the modules there, as a Mermaid flowchart")
    case .includeSPI: .init(for: building, "count declarations marked @_spi")
    case .includeUnderscored: .init(for: building, "count names that begin with an underscore")
    case .quiet: .init("no progress on standard error")
    case .verbose: .init("show the commands that run")
    }
  }
}
