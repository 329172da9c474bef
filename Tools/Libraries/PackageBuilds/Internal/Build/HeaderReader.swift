import Foundation
import Processes

/// Finds out what the headers of a module in C declare themselves.
struct HeaderReader {
  let toolchain: Toolchain
  let progress: ProgressLog

  /// The graph of all that `headers`, and what they include of their target, declare, which is written to `directory`, and
  /// the modules that come with what they include of others.
  ///
  /// Throws if a header does not compile.
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

  /// What Swift takes C for.
  private static let dialect = ["-std=gnu11", "-fblocks", "-D__swift__=60000"]

  /// Whether `headers` are in C++, as some file of their target or all that they say is.
  ///
  /// What compiles as C is in C, whatever else is wrong with it.
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
  /// What clang has to be told.
  fileprivate var clangFlags: [String] {
    ["-target", target, "-w"] + zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)
  }
}
