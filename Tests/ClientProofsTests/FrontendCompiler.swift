import ClientProofs
import CompilerDiagnostics
import Foundation
import GateTestSupport
import Processes
import PublicAPI

/// The real compiler, with both sides of the module `Changed` in a folder of its own.
struct FrontendCompiler: ClientCompiler {
  private let toolchain: Toolchain
  private let folder: URL
  private let mode: String
  private let newSource: URL
  private let sides: [ClientSide: CompiledVersion]

  /// Compiles both sources to modules in `folder`, in the language mode `mode`.
  init(old: URL, new: URL, in folder: URL, speaking mode: String = "6") throws {
    toolchain = try Toolchain.find()
    (self.folder, self.mode, newSource) = (folder, mode, new)
    sides = [
      .old: try CompiledVersion(of: [old], in: folder.appending(path: "old"), speaking: mode),
      .new: try CompiledVersion(of: [new], in: folder.appending(path: "new"), speaking: mode),
    ]
  }

  /// The baselines of both sides, by the names of their files.
  func surfaces() throws -> [String: String?] {
    var surfaces: [String: String?] = [:]
    for (side, version) in sides { surfaces["\(side).surface"] = try version.surface().baseline }
    return surfaces
  }

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    let output = try Subprocess(
      toolchain.frontend,
      [
        "-frontend", "-parse-as-library", "-emit-sil", "-o", "/dev/null", "-suppress-warnings",
        "-swift-version", mode, "-module-name", "Client", "-I", folder.appending(path: "\(side)").path,
        write(source, to: file, in: folder).path,
      ] + DiagnosticMessage.frontendFlags + features.flatMap { ["-enable-upcoming-feature", $0] }
    ).run()
    return output.succeeded ? nil : output.standardError
  }

  func mend(with sources: [String: String]) throws -> String? {
    let mended = folder.appending(path: "mended")
    let added = try sources.map { try write($0.value, to: $0.key, in: mended) }
    do {
      _ = try CompiledVersion(
        of: added.sorted { $0.path < $1.path } + [newSource], in: mended, speaking: mode)
      return nil
    } catch let failure as CompiledVersion.Failure {
      return failure.description
    }
  }

  func modules(behind side: ClientSide) -> Set<String>? { nil }

  private func write(_ source: String, to name: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try source.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
