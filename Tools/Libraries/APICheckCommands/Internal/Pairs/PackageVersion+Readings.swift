import PackageBuilds
import PublicAPI

extension PackageVersion {
  /// The modules' surfaces.
  var surfaces: [Surface] {
    modules.compactMap { if case .surface(let surface, _) = $0.reading { surface } else { nil } }
  }

  /// The compiled modules by name; empty if the surfaces come from files.
  var built: [String: BuiltModule] {
    let built = modules.compactMap {
      if case .surface(let surface, let module?) = $0.reading { (surface.module, module) } else { nil }
    }
    return Dictionary(built, uniquingKeysWith: { $1 })
  }

  /// The modules that were not read because the other side compiles them from the same files in the same way.
  var unchanged: [String] {
    modules.compactMap { if case .unchanged = $0.reading { $0.name } else { nil } }
  }

  /// The modules that are not compared, on purpose.
  var notComparedModules: [(module: String, reason: String)] {
    modules.compactMap { if case .notCompared(let reason) = $0.reading { ($0.name, reason) } else { nil } }
  }

  /// The modules that could not be read because their headers do not compile.
  var unimportable: [(module: String, reason: String)] {
    modules.compactMap { if case .unimportable(let reason) = $0.reading { ($0.name, reason) } else { nil } }
  }

  /// The modules that exist but could not be read.
  var failures: [(module: String, reason: String)] {
    modules.compactMap { if case .failed(let reason) = $0.reading { ($0.name, reason) } else { nil } }
  }
}
