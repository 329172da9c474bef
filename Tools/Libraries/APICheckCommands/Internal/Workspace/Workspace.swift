import PackageBuilds
import Foundation
import Processes
import Reports
import PublicAPI

/// What all commands work with: the settings, and the package that they name.
struct Workspace {
  let settings: Settings
  let progress: ProgressLog
  let package: String
  /// The modules that were asked for, or none for all.
  let modules: Set<String>
  /// Whether targets that are no products and have baselines count as if they were named.
  private let remembersTargets: Bool
  let options: Set<SurfaceOption>
  /// Whether text for people may have colours.
  let isColored: Bool

  init(_ settings: Settings, for command: Command, isColored: Bool) {
    self.settings = settings
    self.isColored = isColored && !settings.has(.output)
    progress = ProgressLog(settings.has(.quiet) ? .quiet : settings.has(.verbose) ? .commands : .steps)
    package = PackageLocation.directory(named: settings[.packagePath])
    remembersTargets = command.remembersTargets
    modules = Set(settings.all(.module) + command.modules)
    var options: Set<SurfaceOption> = []
    if settings.has(.includeUnderscored) { options.insert(.underscored) }
    if settings.has(.includeSPI) { options.insert(.spi) }
    self.options = options
  }

  /// The platform whose declarations are compared, as baselines name it.
  private var platform: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #elseif os(Windows)
      "Windows"
    #else
      "other"
    #endif
  }

  /// The directory of the committed baselines.
  var baselines: String {
    settings[.baselines].map { URL(filePath: $0).standardizedFileURL.path }
      ?? "\(package)/Tools/api-baselines"
  }

  /// Where is kept what is built and worked out.
  var caches: CacheRoot { CacheRoot(settings[.cachePath].map { URL(filePath: $0).standardizedFileURL.path }) }

  /// The bytes that may be kept, if somebody says.
  var cacheLimit: Int? { settings[.cacheLimit].flatMap(ByteCount.init)?.bytes }

  /// What the package is built with besides the usual.
  private var variation: BuildVariation {
    let names = settings.all(.traits).flatMap { $0.split(separator: ",").map { String($0) } }
    let traits: TraitChoice =
      settings.has(.allTraits)
      ? .all
      : settings.has(.noDefaultTraits) ? .none : names.isEmpty ? .defaults : .named(Set(names).sorted())
    return BuildVariation(
      traits: traits, conditions: Set(settings.all(.define)), sdk: settings[.swiftSDK])
  }

  /// What compiles and extracts packages; comparing files needs no toolchain.
  var reader: PackageReader { reader(alsoOf: Set(settings.all(.target))) }

  /// The same with these library targets, though they are no products.
  func reader(alsoOf targets: Set<String>) -> PackageReader {
    PackageReader(
      of: package, modules: modules, targets: targets, baselines: baselines,
      isGuarding: remembersTargets, options: options, platform: platform, isExact: settings.has(.exact),
      checksBodies: settings.has(.checkBodies), buildSystem: settings[.buildSystem],
      variation: variation, caches: caches, progress: progress)
  }
}
