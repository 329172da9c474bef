/// A plan in a form that can be written down, as far as some targets need it.
public struct StoredPlan: Sendable, Codable {
  private let invocations: [String: CompilerInvocation]
  private let directories: [String: String]
  private let moduleCache: String
  private let moduleMaps: [String: String]
  private let checkedFolder: String?
  private let checkedModules: Set<String>

  /// The part of `plan` that is about the `modules` of these `targets`.
  public init(_ plan: BuildPlan, of modules: Set<String>, targets: [String]) {
    invocations = plan.invocations.filter { modules.contains($0.key) }
    directories = invocations.mapValues(plan.modulesDirectory)
    moduleCache = plan.moduleCache
    moduleMaps = Dictionary(targets.map { ($0, plan.moduleMap($0)) }, uniquingKeysWith: { $1 })
    checkedFolder = plan.checked?.folder
    checkedModules = plan.checked?.modules ?? []
  }

  /// The plan itself.
  public var plan: BuildPlan {
    var plan = BuildPlan(
      invocations: invocations, modulesDirectory: { [directories] in directories[$0.module] ?? "" },
      moduleCache: moduleCache, moduleMap: { [moduleMaps] in moduleMaps[$0] ?? "" })
    plan.checked = checkedFolder.map { ($0, checkedModules) }
    return plan
  }
}
