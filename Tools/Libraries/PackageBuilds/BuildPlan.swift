import Foundation

/// How a finished build has compiled a package's modules.
public struct BuildPlan: Sendable {
  /// The compiler invocation of each module, by its name.
  public let invocations: [String: CompilerInvocation]
  /// The folder with the compiled module of an invocation; it is in the search paths of the modules that import it.
  let modulesDirectory: @Sendable (CompilerInvocation) -> String
  /// The compiler's module cache.
  let moduleCache: String
  /// The path of the module map that the build makes for the C target with this name, if it has none of its own.
  let moduleMap: @Sendable (_ target: String) -> String

  /// The folder with the modules that were compiled again in full, and their names.
  var checked: (folder: String, modules: Set<String>)?

  /// The import flags of the first module that is compiled with the module map at `path`; empty if there is none.
  func importFlags(ofUserOf path: String) -> [String] {
    let users = invocations.filter { $0.value.arguments.contains("-fmodule-map-file=\(path)") }
    return users.values.min { $0.module < $1.module }.map { $0.importFlags(besides: modulesDirectory($0)) }
      ?? []
  }

  /// The command that compiles `module` into `folder` again, in full except for bodies; nil if it is not compiled.
  ///
  /// The only modules of packages that it finds are those in ``folder(ofModulesFor:in:)``.
  func checkingArguments(of module: String, to folder: String, withBodies: Bool = false) -> [String]? {
    invocations[module].map { invocation in
      let visible = Self.folder(ofModulesFor: module, in: folder)
      return invocation.arguments.finding(in: visible, insteadOf: modulesDirectory(invocation))
        .emittingModule(
          at: "\(folder)/\(module).swiftmodule", compiling: withBodies ? .all : .inlinable)
    }
  }

  /// The folder in which `module` finds its dependencies, and nothing else, when it is compiled into `folder` again.
  ///
  /// Clients of the module need not have anything else that the build has left.
  static func folder(ofModulesFor module: String, in folder: String) -> String {
    "\(folder)/visible/\(module)"
  }

  /// The compiled modules of packages that `module` depends on, by name; those in `checked` were compiled again.
  func modules(
    behind module: String, _ others: [String], checked folder: String, _ checked: Set<String>
  )
    -> [String: String]
  {
    let needed = Set(modules(for: [module] + others)).subtracting([module])
    return Dictionary(
      needed.compactMap { name in
        invocations[name].map {
          (name, "\(checked.contains(name) ? folder : modulesDirectory($0))/\(name).swiftmodule")
        }
      }, uniquingKeysWith: { $1 })
  }

  /// The folder with all dependencies of `module`, and the flags to find only these; nil unless it was compiled again.
  func modulesFound(by module: String) -> (folder: String, flags: [String])? {
    guard let checked, checked.modules.contains(module), let invocation = invocations[module] else {
      return nil
    }
    let folder = Self.folder(ofModulesFor: module, in: checked.folder)
    return (folder, ["-I", folder] + invocation.importFlags(besides: modulesDirectory(invocation)))
  }

  /// The triple that all modules are compiled for.
  var target: String? { invocations.min { $0.key < $1.key }?.value.target }

  /// The command of `invocation`; if its module was compiled again, the command finds the modules that were, too.
  func findingModules(_ invocation: CompilerInvocation) -> [String] {
    guard let checked, checked.modules.contains(invocation.module) else {
      return invocation.arguments.finding(in: modulesDirectory(invocation))
    }
    return invocation.arguments.finding(
      in: Self.folder(ofModulesFor: invocation.module, in: checked.folder),
      insteadOf: modulesDirectory(invocation))
  }

  /// The command that prints the type-checked syntax trees of `module` as JSON; nil if the plan does not compile it.
  ///
  /// Some compilers print them on standard output, and others on standard error.
  public func treeArguments(of module: String) -> [String]? { invocations[module]?.arguments.dumpingTrees }

  /// All modules that have to be compiled for `modules`, each after those that it imports.
  func modules(for modules: [String]) -> [String] {
    let makers = Dictionary(invocations.values.map { ($0.modulePath, $0.module) }, uniquingKeysWith: { $1 })
    var seen: Set<String> = []
    var ordered: [String] = []
    func visit(_ module: String) {
      guard seen.insert(module).inserted, let invocation = invocations[module] else { return }
      invocation.inputs.compactMap { makers[$0] }.forEach(visit)
      ordered.append(module)
    }
    modules.forEach(visit)
    return ordered
  }

  /// Whether `modules`, which include all that they import, can be compiled by the compiler alone.
  ///
  /// That is so if nothing else has to be made in `scratch` first. The package manager checks out dependencies there.
  func isReady(for modules: [String], in scratch: String) -> Bool {
    let compiled = modules.compactMap { invocations[$0] }
    let made = Set(compiled.map(\.modulePath))
    // Resources that are copied beside a module only matter when it runs.
    let inputs = compiled.flatMap(\.inputs).filter {
      !made.contains($0) && !$0.hasSuffix(".module-resources>")
    }
    func isSource(_ path: String) -> Bool {
      !path.hasPrefix("\(scratch)/") || path.hasPrefix("\(scratch)/checkouts/")
        || Self.isResourceAccessor(path)
    }
    return inputs.allSatisfy { isSource($0) && FileManager.default.fileExists(atPath: $0) }
      && compiled.flatMap(\.moduleMaps).allSatisfy(FileManager.default.fileExists)
  }

  /// The plan in which the files and folders of `places` are replaced by others.
  func moved(_ places: [String: String]) -> BuildPlan {
    var plan = BuildPlan(
      invocations: invocations.mapValues { $0.moved(places) },
      modulesDirectory: { [modulesDirectory] in places[modulesDirectory($0)] ?? modulesDirectory($0) },
      moduleCache: places[moduleCache] ?? moduleCache,
      moduleMap: { [moduleMap] in places[moduleMap($0)] ?? moduleMap($0) })
    plan.checked = checked
    return plan
  }

  /// The paths of the sources of `module`.
  public func sources(of module: String) -> [String] { invocations[module]?.arguments.sources ?? [] }

  /// The frontend's arguments that decide which conditions of `#if` hold in `module`.
  public func conditionArguments(of module: String) -> [String] {
    invocations[module]?.conditionArguments ?? []
  }
}
