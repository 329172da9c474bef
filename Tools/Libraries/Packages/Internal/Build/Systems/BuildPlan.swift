import Foundation

/// How a finished build has compiled a package's modules.
struct BuildPlan: Sendable {
  /// How each module is compiled, by its name.
  let invocations: [String: CompilerInvocation]
  /// The folder in which compiled modules of each module lie; one of those that its users search.
  let modulesDirectory: @Sendable (CompilerInvocation) -> String
  /// Where the compiler keeps what it makes of headers.
  let moduleCache: String
  /// The path of the module map that is made for the target in C with this name if it has none of its own.
  let moduleMap: @Sendable (_ target: String) -> String

  /// The folder with modules that were compiled once more, in full, and their names.
  var checked: (folder: String, modules: Set<String>)?

  /// The module named `name` with all that its clients have to say, or nil if the build does not compile it.
  func module(_ name: String) -> BuiltModule? {
    guard let invocation = invocations[name] else { return nil }
    let isChecked = checked?.modules.contains(name) ?? false
    let directory = isChecked ? checked?.folder ?? "" : modulesDirectory(invocation)
    return BuiltModule(
      name: name, modulesDirectory: directory, importFlags: invocation.importFlags(besides: directory),
      target: invocation.target, languageMode: invocation.languageMode)
  }

  /// What the first module that is compiled with the module map at `path` needs for all that it imports; nothing where
  /// there is none.
  func importFlags(ofUserOf path: String) -> [String] {
    let users = invocations.filter { $0.value.arguments.contains("-fmodule-map-file=\(path)") }
    return users.values.min { $0.module < $1.module }.map { $0.importFlags(besides: modulesDirectory($0)) }
      ?? []
  }

  /// The command that compiles `module` once more, in full, into `folder`, or nil if it is not compiled.
  func checkingArguments(of module: String, to folder: String) -> [String]? {
    invocations[module]?.arguments.emittingModule(at: "\(folder)/\(module).swiftmodule")
  }

  /// Whether nothing but the compiler has to run for `modules` to be compiled, one after the other: nothing has to be made in
  /// `scratch` first.
  func isReady(for modules: Set<String>, in scratch: String) -> Bool {
    let compiled = modules.compactMap { invocations[$0] }
    let made = Set(compiled.map(\.modulePath))
    let inputs = compiled.flatMap(\.inputs).filter { !made.contains($0) }
    return inputs.allSatisfy { !$0.hasPrefix("\(scratch)/") && FileManager.default.fileExists(atPath: $0) }
      && compiled.flatMap(\.moduleMaps).allSatisfy(FileManager.default.fileExists)
  }

  /// The paths of the sources of `module`.
  func sources(of module: String) -> [String] { invocations[module]?.arguments.sources ?? [] }

  /// What decides which conditions of `#if` hold in `module`, as arguments of the compiler without its driver.
  func conditionArguments(of module: String) -> [String] { invocations[module]?.conditionArguments ?? [] }
}
