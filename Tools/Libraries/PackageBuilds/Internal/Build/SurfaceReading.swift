import Processes
import PublicAPI

/// Reads the surface of a compiled module.
struct SurfaceReading: CachedWork {
  struct Tools {
    let toolchain: Toolchain
    let progress: ProgressLog
    let headerCacheFlags: [String]
  }

  private let module: FingerprintedModule
  private let options: [SurfaceOption]

  var isComplete: Bool { module.isKnown }

  init(of module: BuiltModule, _ options: Set<SurfaceOption>) {
    self.module = FingerprintedModule(module)
    self.options = options.sorted { $0.rawValue < $1.rawValue }
  }

  func result(using tools: Tools) throws -> Surface {
    try SurfaceExtractor(
      toolchain: tools.toolchain, progress: tools.progress, options: Set(options),
      headerCacheFlags: tools.headerCacheFlags
    ).surface(of: module.module)
  }
}
