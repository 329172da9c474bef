import APIComparison
import Foundation
import Mending
import PackageBuilds
import PublicAPI
import Syntax

/// The sources of the package, in which declarations that clients no longer see may have a lower access level.
struct NarrowedSources {
  private let search: BreakSearch
  private let plan: BuildPlan?
  private let reader: SourceReader

  /// Those of the package as it is now.
  init(_ workspace: Workspace, _ search: BreakSearch) throws {
    self.search = search
    plan = try workspace.reader.plan(of: search.tree)
    reader = SourceReader(toolchain: try workspace.reader.toolchain, progress: workspace.progress)
  }

  /// What gives a declaration that clients lost its level back, and then its members theirs, with the paths of the files
  /// in the package; empty if it is not there, or in several places.
  func amendments(for broken: Break) throws -> [MendCandidate.Part] {
    guard let old = broken.change.difference?.old, old.kind != .conformance, old.kind != .moduleImport,
      broken.change.difference?.new == nil, let root = search.tree.sourceRoot
    else { return [] }
    let name = old.kind == .initializer ? "init" : old.name
    let paths = (plan?.sources(of: broken.module) ?? []).filter { path in
      path.hasPrefix(root + "/") && path.hasSuffix(".swift")
        && ((try? Data(contentsOf: URL(filePath: path)))?.holds(name) ?? false)
    }
    if paths.isEmpty { return [] }
    let arguments =
      (search.tree.built[broken.module]?.clientFlags ?? [])
      + (plan?.conditionArguments(of: broken.module) ?? [])
    let files = try reader.read(paths, arguments: arguments)
    func part(_ declaration: Declaration) -> MendCandidate.Part? {
      let path = (declaration.context + [declaration.name]).joined(separator: ".")
      let labels = declaration.parameters?.map { $0.label ?? "_" }
      let found = files.compactMap { file in
        Amendment.Neighbour(narrowedIn: file, path: path, labels: labels).map { (file, $0) }
      }
      guard let (file, neighbour) = found.first, found.count == 1 else { return nil }
      return MendCandidate.Part(
        file: String(file.path.dropFirst(root.count + 1)),
        amendment: Amendment(
          .access(declaration.modifiers.contains(.open) ? "open" : "public"), beside: neighbour))
    }
    guard let main = part(old) else { return [] }
    return [main] + (old.kind.isType ? search.members(of: old, in: broken.module).compactMap(part) : [])
  }
}
