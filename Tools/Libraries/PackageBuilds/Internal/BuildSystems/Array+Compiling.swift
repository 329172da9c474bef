import Foundation
import Processes

/// The arguments of a compiler invocation.
extension [String] {
  /// The same invocation for nothing but the module at `path`, with all that is declared, and of the `bodies` only some.
  func emittingModule(at path: String, compiling bodies: CompiledBodies) -> [String] {
    let ofFrontend: Set<String> = [
      "-empty-abi-descriptor", "-experimental-allow-module-with-compiler-errors",
      "-experimental-lazy-typecheck",
      "-experimental-skip-all-function-bodies",
    ]
    return emittingModule(at: path, without: ofFrontend) + bodies.arguments
  }

  /// The same invocation, which looks for modules in `folder` first, and no longer in the folder `other`.
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

  /// The same invocation for nothing but the module at `path`, without some arguments of the frontend.
  ///
  /// All files are one job: to split them would have each one read by all jobs.
  func emittingModule(at path: String, without ofFrontend: Set<String> = []) -> [String] {
    withoutOutputs(without: ofFrontend) + [
      "-emit-module", "-emit-module-path", path, "-whole-module-optimization",
    ]
  }

  /// The same invocation for nothing but the checked syntax trees of the files, which it prints as JSON, on one
  /// output or the other.
  var dumpingTrees: [String] {
    withoutOutputs().withoutStrictness + [
      "-suppress-warnings", "-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json",
    ]
  }

  /// The same invocation where warnings are no errors.
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

  /// The paths of the sources, also of those that a list in a file names.
  var sources: [String] {
    flatMap { argument in
      guard argument.hasPrefix("@") else { return argument.hasSuffix(".swift") ? [argument] : [] }
      let list = (try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)) ?? ""
      return list.split(separator: "\n").flatMap(\.shellWords)
    }
  }
}
