import Foundation
import PackageBuilds
import Processes

/// Finds out which Swift modules the compiler loads for a client that imports just one.
///
/// Without `MemberImportVisibility`, the client sees the members that any loaded module adds to types.
struct LoadedModules {
  private struct Trace: Decodable {
    struct Module: Decodable {
      let name: String
    }

    let swiftmodulesDetailedInfo: [Module]
  }

  let toolchain: Toolchain
  let progress: ProgressLog
  let scratch: String

  /// The names of the modules that `module` loads, which clients import as `name`; nil if the compiler does not tell.
  func names(behind module: BuiltModule, named name: String) throws -> Set<String>? {
    let source = "\(scratch)/Client-\(UUID().uuidString).swift"
    let trace = source + ".trace"
    try Data("import \(name)\n".utf8).write(to: URL(filePath: source))
    let arguments =
      ["-frontend", "-typecheck", "-suppress-warnings", "-module-name", "Client"] + module.clientFlags
      + ["-emit-loaded-module-trace-path", trace, source]
    guard try Subprocess(toolchain.frontend, arguments).run(progress: progress).succeeded,
      let line = try? String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").first,
      let found = try? JSONDecoder().decode(Trace.self, from: Data(line.utf8))
    else { return nil }
    return Set(found.swiftmodulesDetailedInfo.map(\.name))
  }
}
