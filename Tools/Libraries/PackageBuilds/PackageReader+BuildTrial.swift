import Foundation
import Processes
import PublicAPI

extension PackageReader {
  /// Tries what the next build of the package needs, as far as that takes seconds.
  ///
  /// The package manager resolves the dependencies, and the compiler parses the sources. Returns the problems, and what
  /// was not tried, in words that follow `Not tried:`. Throws if there is no toolchain.
  public func tryBuild() throws -> (problems: [String], untried: [String]) {
    let reader = try modules()
    let compiling = "whether it compiles"
    let tree: OpenedTree
    do {
      tree = try OpenedTree(package, title: "working tree", selection, reader)
    } catch {
      // `setupProblems` have reported what is wrong with the manifest or with submodules.
      return ([], ["whether its dependencies can be resolved, its sources parse and it compiles"])
    }
    if tree.manifest.hasDependencies { progress.step("Resolving the dependencies of the working tree") }
    let plan: BuildPlan?
    do {
      plan = try tree.tryPlan()
    } catch {
      return (["\(error)"], ["whether its sources parse", compiling])
    }
    let known = try PackageTargets(
      of: package, scratch: tree.folder.manifests, toolchain: reader.toolchain, progress: progress)
    let needed = Set(tree.manifest.ownDependencies(of: tree.manifest.libraryTargets))
    let trial = SyntaxTrial(toolchain: reader.toolchain, progress: progress)
    var (problems, unparsed): ([String], [String]) = ([], [])
    for target in known.targets.sorted(by: { $0.name < $1.name })
    where needed.contains(target.name) && target.isSwift {
      let folder = target.path.hasPrefix("/") ? target.path : "\(package)/\(target.path)"
      let files = target.sources.map { URL(filePath: "\(folder)/\($0)").standardizedFileURL.path }
      guard let plan, plan.invocations[target.c99name] != nil else {
        unparsed.append(target.name)
        continue
      }
      if let errors = try trial.errors(in: files, of: target.c99name, by: plan) {
        problems.append("The sources of \(target.name) do not parse.\n\(errors)")
      }
    }
    let rest = unparsed.isEmpty ? [] : ["whether the sources of \(unparsed.joined(separator: ", ")) parse"]
    return (problems, rest + [compiling])
  }
}
