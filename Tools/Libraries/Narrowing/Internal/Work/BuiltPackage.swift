import CompilerDiagnostics
import Foundation
import PackageBuilds
import Processes
import Syntax

/// A package that was built with an index of all that it uses.
struct BuiltPackage {
  let directory: String
  let scratch: String
  let toolchain: Toolchain
  let progress: ProgressLog

  /// Where the build has left the index.
  private var store: IndexStore { IndexStore(at: storePath, toolchain: toolchain) }
  private var storePath: String { "\(scratch)/debug/index/store" }

  /// Whether a build has left anything to read.
  var hasIndex: Bool { FileManager.default.fileExists(atPath: storePath) }

  /// Its declarations and their uses; those of tests are taken from `old`, if that is given, and need not be built.
  ///
  /// Throws if there is no index, or a file of a target is not in it or has changed since.
  func program(_ description: PackageTargets, testsOf old: Program? = nil) throws -> Program {
    let plan = try BuildSystemChoice.native.system(of: toolchain).plan(of: scratch, after: "")
    let index = try store.read(below: directory)
    let indexed = Dictionary(index.files.map { ($0.path, $0) }) { $1 }
    let reader = SourceReader(toolchain: toolchain, progress: progress)
    var files: [ProgramFile] = []
    var modules: [ProgramModule] = []
    let products = description.productModules
    for target in description.targets where target.isSwift && target.type != "plugin" {
      if target.type == "test", let old {
        modules += [old.modules[target.c99name]].compactMap(\.self)
        files += old.files.filter { $0.index.module == target.c99name }
        continue
      }
      guard let invocation = plan.invocations[target.c99name] else { throw staleness(of: target.name) }
      modules.append(
        ProgramModule(
          name: target.c99name, hasPackageAccess: invocation.isInPackage,
          importsAreInternal: invocation.importsAreInternal,
          isProduct: products.contains(target.c99name),
          isTest: target.type == "test", isFoundByName: target.type == "macro"))
      let paths = target.swiftFiles(in: directory)
      let arguments =
        ["-target", invocation.target] + plan.conditionArguments(of: target.c99name)
        + invocation.importFlags(besides: "")
      let sources = try reader.read(paths, arguments: arguments)
      for source in sources {
        guard let file = indexed[source.path], file.module == target.c99name, file.isFresh else {
          throw staleness(of: source.path)
        }
        files.append(
          ProgramFile(
            path: String(source.path.dropFirst(directory.count + 1)), source: source, index: file))
      }
    }
    return Program(files: files, modules: modules)
  }

  private func staleness(of what: String) -> IndexError {
    .unreadable(path: scratch, reason: "\(what) is not in it, or has changed since")
  }

  /// What a build of everything, or of all but tests, has printed, and whether it has ended well.
  func build(withTests: Bool) throws -> (log: String, succeeded: Bool) {
    // Only what the package itself declares is looked up, and the toolchain's modules take seconds; nobody debugs it.
    let index = [
      "--enable-index-store", "-Xswiftc", "-index-ignore-system-modules", "-Xswiftc", "-gnone",
    ]
    // A compiler that takes files one by one leaves out those that it believes untouched by a change in another module:
    // a switch over an enumeration that has lost a case is such a file.
    let whole = ["-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode"]
      .flatMap { ["-Xswiftc", $0] }
    let output = try toolchain.askPackageManager(
      to: "build",
      ["--build-system", "native", "-Xswiftc", "-diagnostic-style=llvm"]
        + DiagnosticMessage.driverFlags.flatMap { ["-Xswiftc", $0] } + index + whole
        + (withTests ? ["--build-tests"] : []), in: directory, scratch: scratch, progress: progress)
    return (output.text + "\n" + output.standardError, output.succeeded)
  }
}
