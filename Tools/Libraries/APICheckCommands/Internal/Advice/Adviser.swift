import APIComparison
import Advice
import PackageBuilds
import Processes
import PublicAPI

/// Gives advice on the modules of a package, and lets the compiler prove it.
struct Adviser {
  private let workspace: Workspace
  private let tree: PackageVersion
  private let library: SystemLibrary
  private let toolchain: Toolchain
  private let sources = SourceTexts()

  init(workspace: Workspace, tree: PackageVersion, _ outcome: inout Outcome) throws {
    self.workspace = workspace
    self.tree = tree
    toolchain = try workspace.reader.toolchain
    let pairs = tree.surfaces.map { surface in
      ModulePair(
        old: Surface(module: surface.module, declarations: []), new: surface, oldBuild: nil,
        newBuild: tree.built[surface.module], neighbours: [], imported: [])
    }
    library = workspace.library(beside: pairs, &outcome)
  }

  /// Advice on what `surface` has and `known` does not have, or on all of it without a `known` one.
  ///
  /// Advice on what the `released` surface has breaks none of its clients.
  func advice(on surface: Surface, beyond known: Surface?, released: Surface? = nil) throws -> ModuleAdvice {
    let titles = known?.identities ?? []
    func isNew(_ declaration: Declaration) -> Bool { !titles.contains(declaration.identity) }
    let promised = released?.identities ?? []
    let levels = workspace.request.levels
    func counts(_ kind: AdviceKind) -> Bool? {
      guard let level = levels[kind.id] else { return true }
      return level.map { $0 == .breaking }
    }
    let paths = Set(surface.declarations.compactMap(\.location?.file))
    let files = AdvisedFiles(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, sources.lines(of: $0)) }),
      below: tree.sourceRoot ?? workspace.request.package)
    let module = AdvisedModule(
      surface, beside: library, foreignTypes: foreignTypes(in: surface), isForBinaries: files.areForBinaries)
    workspace.progress.step("Looking for advice on \(surface.module)")
    let all = module.advice { isNew($0) }.filter { counts($0.kind) != nil }
    let found = all.map { advice in
      (
        advice: advice,
        takeable: promised.contains(advice.declaration.identity) ? takeable(advice, on: surface) : advice
      )
    }
    return ModuleAdvice(
      try proven(found.compactMap(\.takeable), of: surface),
      leavingOut: found.filter { $0.takeable == nil }.map(\.advice), on: surface.module,
      of: surface.declarations.count { $0.kind.isCounted && isNew($0) }, in: files, isWhole: known == nil,
      counts: counts)
  }

  /// The part of `advice` that breaks no client of `surface`; nil if there is none.
  private func takeable(_ advice: Advice, on surface: Surface) -> Advice? {
    guard let rule = rule(against: advice.change, of: surface) else { return advice }
    return advice.postponed(becauseOf: rule.id).flatMap {
      self.rule(against: $0.change, of: surface) == nil ? $0 : nil
    }
  }

  /// The rule by which `change` breaks clients of `surface`; nil if none does.
  private func rule(against change: AdvisedChange, of surface: Surface) -> Rule? {
    let diff = APIDiff(old: surface, new: change.applied(to: surface), beside: library)
    return Classifier.changes(in: diff).filter { $0.verdict >= .fragile }.max { $0.verdict < $1.verdict }?
      .rule
  }

  /// The advice with the proofs of the compiler, without the conformances that the compiler rejects.
  private func proven(_ found: [Advice], of surface: Surface) throws -> [Advice] {
    guard let build = tree.built[surface.module] else { return found.filter { $0.conformance == nil } }
    let laboratory = ExperimentLaboratory(
      toolchain: toolchain, progress: workspace.progress, module: build, moduleName: surface.module,
      companions: surface.modulesInSignatures)
    let tried = try found.filter { $0.conformance == nil }.mapOnThreads { advice in
      try advice.change.experiment.map { advice.with(try laboratory.proof(of: $0)) }
        ?? advice.with(.none(reason: advice.kind.unprovable))
    }
    guard let recompilation = build.recompilation else { return tried }
    let trial = SendableTrial(recompilation: recompilation, progress: workspace.progress, sources: sources)
    let conforming = try trial.accepted(among: found.filter { $0.conformance != nil })
    return tried + conforming.map { $0.with(.module) }
  }

  /// The types of other packages that clients meet in signatures, by module.
  private func foreignTypes(in surface: Surface) -> [String: Set<String>] {
    guard let build = tree.built[surface.module] else { return [:] }
    let own = tree.ownModules.union(tree.modules.map(\.name) + tree.exposed.map(\.name))
    let others = surface.modulesInSignatures.filter {
      !own.contains($0) && toolchain.folder(ofModule: $0) == nil && !toolchain.hasHeaders(ofModule: $0)
    }
    if others.isEmpty { return [:] }
    // Headers of other packages include those of the C library.
    let tools = SystemModules.Tools(toolchain, caches: workspace.request.caches, progress: workspace.progress)
    let included = SystemModules.cLibrary(using: tools)?.types ?? []
    let found = others.compactMap { name -> (String, Set<String>)? in
      guard let other = workspace.reader.surface(of: name, behind: build), isForeign(other) else {
        return nil
      }
      return (name, other.exposedTypes(in: [surface]).subtracting(included))
    }
    return Dictionary(found) { first, _ in first }
  }

  /// Whether the sources of the module are outside of the package.
  private func isForeign(_ surface: Surface) -> Bool {
    guard let root = tree.sourceRoot else { return false }
    let files = surface.declarations.compactMap(\.location?.file)
    return !files.isEmpty && !files.contains { $0.hasPrefix(root + "/") && !$0.contains("/checkouts/") }
  }
}

extension Surface {
  fileprivate var identities: Set<String> { Set(declarations.map(\.identity)) }
}

extension Declaration {
  /// A name for the declaration that is the same in every version.
  fileprivate var identity: String { "\(kind.rawValue) \(title)" }
}
