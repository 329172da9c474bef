import PackageBuilds
import Processes

/// What all commands work with: the request and the reader of the package.
struct Workspace {
  let request: Request
  let progress: ProgressLog
  /// Compiles the package and extracts its surfaces; comparing files needs no toolchain.
  let reader: PackageReader
  /// Whether text for people may have colours.
  let isColored: Bool

  init(_ request: Request, isColored: Bool) {
    self.request = request
    self.isColored = isColored && request.output == nil
    progress = ProgressLog(request.progress)
    reader = Self.reader(for: request, progress: progress)
  }

  /// A reader that also counts these library targets as products.
  func reader(alsoOf targets: Set<String>) -> PackageReader {
    Self.reader(for: request, of: targets, progress: progress)
  }

  /// A reader of a copy of the package in `directory`, whose bodies it has compiled, too.
  func reader(ofCopyIn directory: String) -> PackageReader {
    Self.reader(for: request, in: directory, checkingBodies: true, progress: progress)
  }

  private static func reader(
    for request: Request, in directory: String? = nil, of targets: Set<String>? = nil,
    checkingBodies: Bool? = nil, progress: ProgressLog
  ) -> PackageReader {
    PackageReader(
      of: directory ?? request.package, modules: request.modules, targets: targets ?? request.targets,
      baselines: request.baselines, isGuarding: request.remembersTargets, options: request.surfaceOptions,
      platform: platform, isExact: request.isExact, checksBodies: checkingBodies ?? request.checksBodies,
      buildSystem: request.buildSystem, variation: request.variation, caches: request.caches,
      progress: progress)
  }

  /// The platform whose declarations are compared, as baselines name it.
  private static var platform: String {
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
}

extension Workspace {
  /// What to say about a package without a library product.
  var nothingToGuard: String {
    "Nothing to guard: the package has no library product.\n"
      + "A library target is guarded all the same after `\(ToolName.current) bless --target NAME`.\n"
  }

  /// Makes the progress show estimates for steps that an earlier run has taken, too.
  func recallTimes() {
    progress.expect(knownTimes)
  }

  /// Stores how long steps have taken; if the file cannot be written, the next run has no estimates.
  func rememberTimes() {
    if case let times = progress.times, times != knownTimes { try? CheckedFile.write(times, to: timesFile) }
  }

  private var knownTimes: StepTimes { CheckedFile.read(timesFile) ?? StepTimes() }

  private var timesFile: String { "\(reader.cacheFolder)/times.json" }
}
