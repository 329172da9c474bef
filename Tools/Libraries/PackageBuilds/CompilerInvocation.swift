/// The command that compiles a module.
public struct CompilerInvocation: Sendable, Codable {
  /// The module's name.
  let module: String
  /// The path of the compiled module.
  let modulePath: String
  /// The command, its program first.
  let arguments: [String]
  /// The files that have to exist first, as far as the build system tells.
  var inputs: [String]

  /// Reads `arguments`; nil if they do not compile a module.
  init?(_ arguments: [String], inputs: [String] = []) {
    guard let module = arguments.value(of: "-module-name"),
      let path = arguments.value(of: "-emit-module-path")
    else { return nil }
    (self.module, modulePath, self.arguments, self.inputs) = (module, path, arguments, inputs)
  }

  /// The target triple.
  public var target: String { arguments.value(of: "-target") ?? "" }

  /// The language mode.
  var languageMode: String { arguments.value(of: "-swift-version") ?? "5" }

  /// The module cache, if the command names one.
  var moduleCache: String? { arguments.value(of: "-module-cache-path") }

  /// Whether the module can use declarations of its package with `package` access.
  public var isInPackage: Bool { arguments.contains("-package-name") }

  /// Whether imports without an access level are internal.
  public var importsAreInternal: Bool { arguments.contains("InternalImportsByDefault") }

  /// The folders in which the compiler looks for modules.
  var searchedFolders: [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
  }

  /// The same invocation, in which the files and folders of `places` are replaced by others.
  func moved(_ places: [String: String]) -> CompilerInvocation {
    let flag = "-fmodule-map-file="
    let moved = arguments.map { argument in
      if argument.hasPrefix(flag), let place = places[String(argument.dropFirst(flag.count))] {
        return flag + place
      }
      return places[argument] ?? argument
    }
    return CompilerInvocation(module: module, modulePath: modulePath, arguments: moved, inputs: inputs)
  }

  /// The same invocation with other paths.
  func moved(by move: (String) throws -> String) rethrows -> CompilerInvocation {
    CompilerInvocation(
      module: module, modulePath: try move(modulePath), arguments: try arguments.map(move),
      inputs: try inputs.map(move))
  }

  private init(module: String, modulePath: String, arguments: [String], inputs: [String]) {
    (self.module, self.modulePath, self.arguments, self.inputs) = (module, modulePath, arguments, inputs)
  }

  /// The paths of the module maps that the command names.
  var moduleMaps: [String] {
    let flag = "-fmodule-map-file="
    return arguments.filter { $0.hasPrefix(flag) }.map { String($0.dropFirst(flag.count)) }
  }

  /// The arguments that say where imported modules are found, without `directory`.
  public func importFlags(besides directory: String) -> [String] {
    // `-g` does not matter for imports, but without it all headers would be compiled again.
    let codeGeneration: Set<String> = ["-fPIC", "-fno-omit-frame-pointer"]
    var flags: [String] = []
    for (flag, value) in zip(arguments, arguments.dropFirst()) {
      switch flag {
      case "-I" where value != directory && !value.hasPrefix("-"): flags += [flag, value]
      case "-F", "-sdk", "-module-cache-path": flags += [flag, value]
      case "-Xcc" where !codeGeneration.contains(value): flags += [flag, value]
      case _ where flag.hasPrefix("-cxx-interoperability-mode"): flags.append(flag)
      default: break
      }
    }
    return flags
  }

  /// The frontend's arguments that decide which conditions of `#if` hold.
  var conditionArguments: [String] {
    let settings: Set<String> = [
      "-D", "-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature",
    ]
    let pairs = zip(arguments, arguments.dropFirst()).filter { settings.contains($0.0) }.flatMap {
      [$0.0, $0.1]
    }
    return pairs + arguments.filter { $0.hasPrefix("-D") && $0.count > 2 }
  }
}

extension [String] {
  fileprivate func value(of flag: String) -> String? {
    firstIndex(of: flag).flatMap { indices.contains($0 + 1) ? self[$0 + 1] : nil }
  }
}
