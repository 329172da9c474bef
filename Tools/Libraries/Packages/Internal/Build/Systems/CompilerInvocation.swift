/// How a module is compiled.
struct CompilerInvocation: Sendable, Codable {
  /// The module's name.
  let module: String
  /// The compiled module.
  let modulePath: String
  /// The command, its program first.
  let arguments: [String]

  /// Understands `arguments` if they compile a module.
  init?(_ arguments: [String]) {
    guard let module = arguments.value(of: "-module-name"),
      let path = arguments.value(of: "-emit-module-path")
    else { return nil }
    (self.module, modulePath, self.arguments) = (module, path, arguments)
  }

  /// The triple that it is compiled for.
  var target: String { arguments.value(of: "-target") ?? "" }

  /// The language mode that it is compiled in.
  var languageMode: String { arguments.value(of: "-swift-version") ?? "5" }

  /// The folders that are searched for modules.
  var searchedFolders: [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
  }

  /// The arguments that say where imported modules are found.
  func importFlags(besides directory: String) -> [String] {
    let codeGeneration: Set<String> = ["-fPIC", "-g", "-fno-omit-frame-pointer"]
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

  /// What decides which conditions of `#if` hold, as arguments of the compiler without its driver.
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
