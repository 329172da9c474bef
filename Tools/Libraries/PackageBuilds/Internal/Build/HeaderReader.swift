import Foundation
import Processes

/// Finds out what the headers of a C module themselves declare.
struct HeaderReader {
  let toolchain: Toolchain
  let progress: ProgressLog

  /// Extracts the symbol graph of `headers`, and of the headers of the same target that they include, to `directory`.
  ///
  /// Also returns the other targets' modules that these headers include. Throws if a header does not compile.
  func graph(of headers: ModuleHeaders, in module: BuiltModule, writingTo directory: String) throws -> (
    name: String, data: Data, includes: [String]
  ) {
    let flags = Self.dialect + module.clangFlags
    let path = "\(directory)/\(module.name).h"
    let text = headers.named.map { "#include \"\($0)\"\n" }.joined()
    try AtomicFiles.write([(path, text)])
    let listed = try run(["-MM", "-x", "c-header"] + flags + [path], module)
    let paths = Self.words(ofRule: String(decoding: listed.standardOutput, as: UTF8.self))
    func isIn(_ folder: String, _ path: String) -> Bool { path.hasPrefix(folder + "/") }
    let included = paths.filter {
      isIn(headers.folder, $0) && $0.hasSuffix(".h") && !headers.named.contains($0)
    }
    let given = headers.given.filter { _, folder in paths.contains { isIn(folder, $0) } }
    let output = "\(directory)/\(module.name).headers.json"
    let extraction = ["-extract-api", "-x", "c-header", "--product-name=\(module.name)", "-o", output]
    _ = try run(extraction + flags + headers.named + included, module)
    return (output, try Data(contentsOf: URL(filePath: output)), given.keys.sorted())
  }

  /// The words of a rule for `make`, in which some characters of paths are escaped.
  private static func words(ofRule rule: String) -> [String] {
    var words: [String] = []
    var word = ""
    var rest = rule.replacing("\\\n", with: " ")[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("\\", " "), ("\\", "#"), ("$", "$"): word.append(rest.removeFirst())
      case _ where character.isWhitespace:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  /// The C dialect that Swift imports.
  private static let dialect = ["-std=gnu11", "-fblocks", "-D__swift__=60000"]

  /// Whether `headers` are in C++, judging by the files of their target or by what compiles.
  ///
  /// Headers that compile as C are in C, whatever else is in the target.
  func areInCPlusPlus(_ headers: ModuleHeaders, of module: BuiltModule) -> Bool {
    func compile(as language: String, _ flags: [String] = []) -> Bool {
      let check = ["-fsyntax-only", "-x", language] + flags + module.clangFlags + headers.named
      return (try? run(check, module)) != nil
    }
    if compile(as: "c-header", Self.dialect) { return false }
    return headers.haveCPlusPlusBeside || compile(as: "c++-header")
  }

  private func run(_ arguments: [String], _ module: BuiltModule) throws -> Subprocess.Output {
    let output = try Subprocess(toolchain.tool("clang"), arguments).run(progress: progress)
    guard output.succeeded else {
      throw ExtractionError(source: .headers, module: module.name, output: output.standardError)
    }
    return output
  }
}

extension BuiltModule {
  /// The arguments for clang.
  fileprivate var clangFlags: [String] {
    ["-target", target, "-w"] + zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)
  }
}
