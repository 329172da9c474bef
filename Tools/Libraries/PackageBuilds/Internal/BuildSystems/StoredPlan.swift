/// The part of a plan that some targets need, in a form that can be stored.
struct StoredPlan: Sendable, Codable {
  private let invocations: [String: CompilerInvocation]
  private let directories: [String: String]
  private let moduleCache: String
  private let moduleMaps: [String: String]
  private let checkedFolder: String?
  private let checkedModules: Set<String>

  /// The part of `plan` about these `modules` and `targets`.
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

  /// The plan in which each folder of `old` is replaced by the one at the same index of `new`.
  ///
  /// The result is nil if the plan names one of the folders in an unexpected way.
  func moved(from old: [String], to new: [String]) -> StoredPlan? {
    if old == new { return self }
    return try? StoredPlan(self, moving: FolderMove(from: old, to: new).moved)
  }

  /// The plan as a value.
  var plan: BuildPlan {
    var plan = BuildPlan(
      invocations: invocations, modulesDirectory: { [directories] in directories[$0.module] ?? "" },
      moduleCache: moduleCache, moduleMap: { [moduleMaps] in moduleMaps[$0] ?? "" })
    plan.checked = checkedFolder.map { ($0, checkedModules) }
    return plan
  }
}
