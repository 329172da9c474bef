import Foundation

/// How a finished build has compiled a package's modules.
public struct BuildPlan: Sendable {
  /// How each module is compiled, by its name.
  public let invocations: [String: CompilerInvocation]
  /// The folder in which compiled modules of each module lie; one of those that its users search.
  let modulesDirectory: @Sendable (CompilerInvocation) -> String
  /// Where the compiler keeps what it makes of headers.
  let moduleCache: String
  /// The path of the module map that is made for the target in C with this name if it has none of its own.
  let moduleMap: @Sendable (_ target: String) -> String

  /// The folder with modules that were compiled once more, in full, and their names.
  var checked: (folder: String, modules: Set<String>)?

  /// What the first module that is compiled with the module map at `path` needs for all that it imports; nothing where
  /// there is none.
  func importFlags(ofUserOf path: String) -> [String] {
    let users = invocations.filter { $0.value.arguments.contains("-fmodule-map-file=\(path)") }
    return users.values.min { $0.module < $1.module }.map { $0.importFlags(besides: modulesDirectory($0)) }
      ?? []
  }

  /// The command that compiles `module` once more, in full but for bodies, into `folder`, or nil if it is not compiled.
  ///
  /// It finds no modules of packages but those in the ``folder(ofModulesFor:in:)``.
  func checkingArguments(of module: String, to folder: String, withBodies: Bool = false) -> [String]? {
    invocations[module].map { invocation in
      let visible = Self.folder(ofModulesFor: module, in: folder)
      return invocation.arguments.finding(in: visible, insteadOf: modulesDirectory(invocation))
        .emittingModule(
          at: "\(folder)/\(module).swiftmodule", compiling: withBodies ? .all : .inlinable)
    }
  }

  /// Where a module that is compiled once more, into `folder`, finds those that it depends on, and no other ones: what else
  /// lies about, its clients need not have.
  static func folder(ofModulesFor module: String, in folder: String) -> String {
    "\(folder)/visible/\(module)"
  }

  /// The compiled modules of packages that `module` depends on, by name; those in `checked` have been compiled once more.
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

  /// The folder with all the modules that `module` depends on, and the arguments with which a compiler finds these and no
  /// others; nil where nobody has made one.
  func modulesFound(by module: String) -> (folder: String, flags: [String])? {
    guard let checked, checked.modules.contains(module), let invocation = invocations[module] else {
      return nil
    }
    let folder = Self.folder(ofModulesFor: module, in: checked.folder)
    return (folder, ["-I", folder] + invocation.importFlags(besides: modulesDirectory(invocation)))
  }

  /// The triple that all is compiled for.
  var target: String? { invocations.min { $0.key < $1.key }?.value.target }

  /// The command of `invocation`, which finds the modules that were compiled once more, if it was itself.
  func findingModules(_ invocation: CompilerInvocation) -> [String] {
    guard let checked, checked.modules.contains(invocation.module) else {
      return invocation.arguments.finding(in: modulesDirectory(invocation))
    }
    return invocation.arguments.finding(
      in: Self.folder(ofModulesFor: invocation.module, in: checked.folder),
      insteadOf: modulesDirectory(invocation))
  }

  /// The command that prints the checked syntax trees of the files of `module` as JSON, on one output or the other, or nil
  /// if it is not compiled.
  public func treeArguments(of module: String) -> [String]? { invocations[module]?.arguments.dumpingTrees }

  /// All that has to be compiled for `modules`, each after those that it imports.
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

  /// Whether nothing but the compiler has to run for `modules`, which are all that they import: nothing else has to be made
  /// in `scratch` first, where the package manager puts the packages that others depend on.
  func isReady(for modules: [String], in scratch: String) -> Bool {
    let compiled = modules.compactMap { invocations[$0] }
    let made = Set(compiled.map(\.modulePath))
    // What is copied beside a module is for those who run it.
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

  /// The plan where each of some files and folders is in another place.
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

  /// What decides which conditions of `#if` hold in `module`, as arguments of the compiler without its driver.
  public func conditionArguments(of module: String) -> [String] {
    invocations[module]?.conditionArguments ?? []
  }
}
