import Foundation
import GateTestSupport
import Processes
import PublicAPI

/// A change of the corpus whose two versions are compiled to modules.
struct CompiledChange {
  private let change: ChangeFolder
  private let folder: URL
  private let versions: [String: CompiledVersion]

  init(_ change: RuleCorpus) throws {
    self.change = change.folder
    folder = FileManager.default.temporaryDirectory.appending(path: "change-\(UUID().uuidString)")
    var versions: [String: CompiledVersion] = [:]
    for side in ["old", "new"] {
      versions[side] = try CompiledVersion(
        of: [change.folder.url("\(side).swift")], in: folder.appending(path: side))
    }
    self.versions = versions
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  func surface(_ side: String) throws -> Surface? { try versions[side]?.surface() }

  /// What the compiler says about the client, or nil if it compiles.
  func clientFailure(against side: String) throws -> String? {
    let output = try Subprocess(
      Toolchain.find().frontend,
      [
        "-frontend", "-swift-version", "6", "-parse-as-library", "-emit-sil", "-o", "/dev/null",
        "-module-name", "Client", "-I", folder.appending(path: side).path, change.url("client.swift").path,
      ]
    ).run()
    return output.succeeded ? nil : output.standardError
  }

  /// What the compiler says about `remedy` in the new module, or about the client beside it, or nil if both compile.
  func failure(with remedy: String) throws -> String? {
    let target = folder.appending(path: "remedied")
    let source = folder.appending(path: "remedy.swift")
    try Data(remedy.utf8).write(to: source)
    do {
      _ = try CompiledVersion(of: [change.url("new.swift"), source], in: target)
    } catch let failure as CompiledVersion.Failure {
      return failure.description
    }
    return try clientFailure(against: "remedied")
  }
}
