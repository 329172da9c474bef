import Foundation
import Processes

/// The compiler invocations of a finished build, as the package manager has planned them.
struct BuildPlan {
  let scratch: String
  /// How much of its work the compiler did.
  let mode: BuildMode
  private var invocations: [String: [String]] = [:]

  /// Reads the plan of a build in `mode` from its folder; without one no module is known.
  init(scratch: String, mode: BuildMode) throws {
    self.scratch = scratch
    self.mode = mode
    let path = "\(scratch)/debug.yaml"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw FileError.unreadable(path: path, reason: "the build has left no plan")
    }
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let start = line.firstIndex(of: UInt8(ascii: "[")), line.count > 200,
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...])),
        let name = arguments.value(of: "-module-name"), let module = arguments.value(of: "-emit-module-path"),
        // The same module built once more, for a macro or plugin that runs at build time.
        !module.contains("/Modules-tool/")
      else { continue }
      invocations[name] = arguments
    }
  }

  /// The module named `name` with all that its clients have to say, or nil if the build does not compile it.
  func module(_ name: String) -> BuiltModule? {
    guard let arguments = invocations[name], let path = arguments.value(of: "-emit-module-path") else {
      return nil
    }
    let directory = URL(filePath: path).deletingLastPathComponent().path
    return BuiltModule(
      name: name, modulesDirectory: directory, importFlags: arguments.importFlags(besides: directory),
      target: arguments.value(of: "-target") ?? "", languageMode: arguments.value(of: "-swift-version") ?? "5"
    )
  }
}

extension BuildPlan {
  /// What the first module that is compiled with the module map at `path` needs for all that it imports; nothing where
  /// there is none.
  func importFlags(ofUserOf path: String) -> [String] {
    let users = invocations.filter { $0.value.contains("-fmodule-map-file=\(path)") }
    return users.min { $0.key < $1.key }?.value.importFlags(besides: "") ?? []
  }

  /// The command that compiles `module` for nothing but what the compiler says about it, or nil if it is not compiled.
  func checkingArguments(of module: String) -> [String]? { invocations[module]?.withoutProducts }

  /// The paths of the sources of `module`.
  func sources(of module: String) -> [String] { invocations[module]?.sources ?? [] }

  /// What decides which conditions of `#if` hold in `module`, as arguments of the compiler without its driver.
  func conditionArguments(of module: String) -> [String] {
    let arguments = invocations[module] ?? []
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

  /// The arguments that say where imported modules are found.
  fileprivate func importFlags(besides directory: String) -> [String] {
    let codeGeneration: Set<String> = ["-fPIC", "-g", "-fno-omit-frame-pointer"]
    var flags: [String] = []
    for (flag, value) in zip(self, dropFirst()) {
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
}
