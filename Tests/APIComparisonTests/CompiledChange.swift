import Foundation
import Processes
import PublicAPI
import Testing

/// A change of the corpus whose two versions are compiled to modules.
struct CompiledChange {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let module = "Changed"
  private let folder: URL

  init(_ change: RuleCorpus) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "change-\(UUID().uuidString)")
    for side in ["old", "new"] {
      let target = folder.appending(path: side)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: change.url("client.swift"), to: target.appending(path: "client.swift"))
      try FileManager.default.copyItem(
        at: change.url("\(side).swift"), to: target.appending(path: "module.swift"))
      try run(
        side, "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name",
        Self.module,
        "-emit-module-path", "\(Self.module).swiftmodule", "-package-name", "corpus", "module.swift")
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the compiler says about the client, or nil if it compiles.
  func clientFailure(against side: String) throws -> String? {
    do {
      try run(
        side, "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-sil", "-o", "/dev/null",
        "-module-name",
        "Client", "-I", ".", "client.swift")
      return nil
    } catch let failure as Failure {
      return failure.description
    }
  }

  /// What the compiler says about `remedy` in the new module, or about the client beside it, or nil if both compile.
  func failure(with remedy: String) throws -> String? {
    let target = folder.appending(path: "remedied")
    try FileManager.default.copyItem(at: folder.appending(path: "new"), to: target)
    try Data(remedy.utf8).write(to: target.appending(path: "remedy.swift"))
    do {
      try run(
        "remedied", "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name",
        Self.module, "-emit-module-path", "\(Self.module).swiftmodule", "-package-name", "corpus",
        "module.swift", "remedy.swift")
    } catch let failure as Failure {
      return failure.description
    }
    return try clientFailure(against: "remedied")
  }

  func surface(_ side: String) throws -> Surface {
    let target = try run(side, "swiftc", "-print-target-info")
    let information = try JSONDecoder().decode(TargetInformation.self, from: Data(target.utf8))
    let module = ["-module-name", Self.module, "-I", ".", "-target", information.target.triple]
    try run(
      side, "swift-symbolgraph-extract",
      module + [
        "-output-dir", ".", "-minimum-access-level", "public", "-skip-synthesized-members",
        "-emit-extension-block-symbols",
      ])
    try run(
      side, "swift-frontend",
      [
        "-merge-modules", "-emit-module", "-o", "merged.swiftmodule", "-emit-module-interface-path",
        "merged.swiftinterface", "\(Self.module).swiftmodule", "-swift-version", "6", "-package-name",
        "corpus",
      ] + module)
    try run(side, "swift-synthesize-interface", module + ["-o", "synthesized.txt"])
    return try Surface(
      module: Self.module, graphs: graphs(side), interface: text(side, "merged.swiftinterface"),
      synthesizedInterface: text(side, "synthesized.txt"))
  }

  private func graphs(_ side: String) throws -> [(name: String, data: Data)] {
    let target = folder.appending(path: side)
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    return try names.filter { $0.hasSuffix(".symbols.json") }
      .map { (name: $0, data: try Data(contentsOf: target.appending(path: $0))) }
  }

  private func text(_ side: String, _ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: side).appending(path: file), encoding: .utf8)
  }

  @discardableResult
  private func run(_ side: String, _ tool: String, _ arguments: String...) throws -> String {
    try run(side, tool, arguments)
  }

  @discardableResult
  private func run(_ side: String, _ tool: String, _ arguments: [String]) throws -> String {
    let output = try Subprocess(
      "/usr/bin/env", [tool] + arguments, in: folder.appending(path: side).path
    ).run()
    let text = String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
    guard output.succeeded else { throw Failure(description: text) }
    return text
  }

  private struct TargetInformation: Decodable {
    struct Target: Decodable {
      let triple: String
    }
    let target: Target
  }
}
