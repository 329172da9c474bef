/// A plan in a form that can be written down, as far as some targets need it.
struct StoredPlan: Sendable, Codable {
  private let invocations: [String: CompilerInvocation]
  private let directories: [String: String]
  private let moduleCache: String
  private let moduleMaps: [String: String]
  private let checkedFolder: String?
  private let checkedModules: Set<String>

  /// The part of `plan` that is about the `modules` of these `targets`.
  init(_ plan: BuildPlan, of modules: Set<String>, targets: [String]) {
    invocations = plan.invocations.filter { modules.contains($0.key) }
    directories = invocations.mapValues(plan.modulesDirectory)
    moduleCache = plan.moduleCache
    moduleMaps = Dictionary(targets.map { ($0, plan.moduleMap($0)) }, uniquingKeysWith: { $1 })
    checkedFolder = plan.checked?.folder
    checkedModules = plan.checked?.modules ?? []
  }

  private init(_ stored: StoredPlan, moving move: (String) throws -> String) rethrows {
    invocations = try stored.invocations.mapValues { try $0.moved(by: move) }
    directories = try stored.directories.mapValues(move)
    moduleCache = try move(stored.moduleCache)
    moduleMaps = try stored.moduleMaps.mapValues(move)
    checkedFolder = try stored.checkedFolder.map(move)
    checkedModules = stored.checkedModules
  }

  /// The same plan for what is not in one of the folders `old`, but in that of the same number in `new`; nil if it names
  /// one where nobody expects it.
  func moved(from old: [String], to new: [String]) -> StoredPlan? {
    if old == new { return self }
    return try? StoredPlan(self, moving: FolderMove(from: old, to: new).moved)
  }

  /// The plan itself.
  var plan: BuildPlan {
    var plan = BuildPlan(
      invocations: invocations, modulesDirectory: { [directories] in directories[$0.module] ?? "" },
      moduleCache: moduleCache, moduleMap: { [moduleMaps] in moduleMaps[$0] ?? "" })
    plan.checked = checkedFolder.map { ($0, checkedModules) }
    return plan
  }
}
