import Foundation
import Processes

/// The arguments of a compiler invocation.
extension [String] {
  /// The invocation for the module at `path` alone, with all declarations and only some of the `bodies`.
  func emittingModule(at path: String, compiling bodies: CompiledBodies) -> [String] {
    emittingModule(at: path, without: Self.ofLazyCompilation) + bodies.arguments
  }

  /// What the frontend is told where somebody needs only some declarations of a module.
  private static let ofLazyCompilation: Set<String> = [
    "-empty-abi-descriptor", "-experimental-allow-module-with-compiler-errors",
    "-experimental-lazy-typecheck", "-experimental-skip-all-function-bodies",
  ]

  /// The invocation that looks for modules in `folder` first, and not in the folder `other`.
  func finding(in folder: String, insteadOf other: String? = nil) -> [String] {
    var kept: [String] = []
    var rest = self[...]
    while let argument = rest.popFirst() {
      if argument == "-I", let other, rest.first == other {
        rest.removeFirst()
      } else {
        kept.append(argument)
      }
    }
    return kept.prefix(1) + ["-I", folder] + kept.dropFirst()
  }

  /// The invocation for the module at `path` alone, without the frontend arguments `ofFrontend`.
  ///
  /// All files are one job. If they were split, each job would read all of them.
  func emittingModule(at path: String, without ofFrontend: Set<String> = []) -> [String] {
    withoutOutputs(without: ofFrontend) + [
      "-emit-module", "-emit-module-path", path, "-whole-module-optimization",
    ]
  }

  /// The invocation for nothing but the type-checked syntax trees, printed as JSON.
  ///
  /// Some compilers print them on standard output, and others on standard error.
  var dumpingTrees: [String] {
    withoutOutputs().withoutStrictness + [
      "-suppress-warnings", "-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json",
    ]
  }

  /// The invocation that only type-checks the module, all of its bodies, in which warnings are not errors.
  var typeChecking: [String] {
    withoutOutputs(without: Self.ofLazyCompilation).withoutStrictness + [
      "-typecheck", "-whole-module-optimization",
    ]
  }

  /// The invocation in which warnings are not errors.
  var withoutStrictness: [String] {
    let strict: Set<String> = ["-warnings-as-errors", "-Werror", "-Wwarning"]
    var kept: [String] = []
    var rest = self[...]
    while let argument = rest.popFirst() {
      guard strict.contains(argument) else {
        kept.append(argument)
        continue
      }
      if argument != "-warnings-as-errors" { _ = rest.popFirst() }
    }
    return kept
  }

  private func withoutOutputs(without ofFrontend: Set<String> = []) -> [String] {
    let alone: Set<String> = [
      "-c", "-emit-const-values", "-emit-dependencies", "-emit-module", "-emit-objc-header",
      "-enable-batch-mode", "-g", "-incremental", "-parseable-output", "-save-temps",
      "-serialize-diagnostics", "-use-frontend-parseable-output",
    ]
    let withValue: Set<String> = [
      "-emit-module-path", "-emit-objc-header-path", "-num-threads", "-output-file-map",
    ]
    var kept: [String] = []
    var rest = self[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-X"), let value = rest.popFirst() {
        if !ofFrontend.contains(value) { kept += [argument, value] }
      } else if withValue.contains(argument) {
        _ = rest.popFirst()
      } else if !alone.contains(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  /// The paths of the sources, including those in response files.
  var sources: [String] {
    flatMap { argument in
      guard argument.hasPrefix("@") else { return argument.hasSuffix(".swift") ? [argument] : [] }
      let list = (try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)) ?? ""
      return list.split(separator: "\n").flatMap(\.shellWords)
    }
  }
}
