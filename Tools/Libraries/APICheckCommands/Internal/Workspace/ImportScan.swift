import Foundation
import Layers
import PackageBuilds
import Processes

/// Asks the compiler what targets import.
struct ImportScan {
  private let plan: BuildPlan?
  private let folders: [String]
  private let toolchain: Toolchain
  private let cache: ResultCache
  private let package: String
  private let progress: ProgressLog

  /// A scan of targets that `plan` says how to compile; `modules` are the compiled modules that they can import.
  init(
    _ modules: [String: BuiltModule], _ plan: BuildPlan?, _ toolchain: Toolchain, _ workspace: Workspace
  ) {
    self.plan = plan
    self.toolchain = toolchain
    let flags = modules.values.map(\.clientFlags)
    folders = Set(flags.flatMap { zip($0, $0.dropFirst()).filter { $0.0 == "-I" }.map(\.1) }).sorted()
    cache = ResultCache(in: workspace.request.caches, toolchain, about: "imports")
    (package, progress) = (workspace.request.package, workspace.progress)
  }

  /// What each of `targets` imports, by module; targets are left out if nobody says how to compile them.
  func imports(of targets: [PackageTargets.Target]) throws -> [String: [ModuleImport]] {
    defer { cache.removeOldest() }
    let present = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
        $0.hasSuffix(".swiftmodule")
      }
    }.sorted()
    let found = try targets.mapOnThreads { target -> (String, [ModuleImport])? in
      let files = target.sources.map { "\(package)/\(target.path)/\($0)" }
      guard let arguments = plan?.scanArguments(of: target.c99name, madeOf: files, besides: folders) else {
        return nil
      }
      let question = ImportQuestion(
        package: package, module: target.c99name, arguments: arguments, importable: present,
        sources: arguments.filter { $0.hasSuffix(".swift") }.map { Checksum.of(file: $0) })
      return (target.c99name, try cache.result(of: question, using: (toolchain, progress)))
    }
    return Dictionary(found.compactMap(\.self), uniquingKeysWith: { $1 })
  }
}

/// Asks the compiler what a module imports.
private struct ImportQuestion: CachedWork {
  let package: String
  let module: String
  let arguments: [String]
  /// The modules in the search paths, since they decide what `canImport` says.
  let importable: [String]
  /// The checksums of the files among the arguments.
  let sources: [String?]

  func result(using tools: (toolchain: Toolchain, progress: ProgressLog)) throws -> [ModuleImport] {
    let output = try Subprocess(tools.toolchain.frontend, arguments).run(progress: tools.progress)
    return try ModuleImport.all(inScan: output.standardOutput, of: module, in: package) {
      let text = (try? String(contentsOfFile: $0, encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
