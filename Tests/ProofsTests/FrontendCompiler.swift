import Foundation
import Processes
import Proofs
import Testing

/// The real compiler, with both sides of a module Kit in a folder of its own.
struct FrontendCompiler: ClientCompiler {
  private let toolchain: Toolchain
  private let folder: URL

  /// Compiles both sources to modules in `folder`, in the language mode `mode`.
  init(old: String, new: String, in folder: URL, speaking mode: String = "6") throws {
    toolchain = try Toolchain.find()
    self.folder = folder
    for (side, source) in [(ClientSide.old, old), (.new, new)] {
      let directory = self.directory(of: side)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let file = directory.appending(path: "Kit.swift").path
      try source.write(toFile: file, atomically: true, encoding: .utf8)
      let output = try Subprocess(
        toolchain.frontend,
        [
          "-frontend", "-emit-module", "-parse-as-library", "-swift-version", mode, "-module-name", "Kit",
          "-o",
          directory.appending(path: "Kit.swiftmodule").path, file,
        ]
      ).run()
      try #require(output.succeeded, "\(output.standardError)")
    }
  }

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    let path = folder.appending(path: file).path
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let output = try Subprocess(
      toolchain.frontend,
      [
        "-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-suppress-warnings",
        "-swift-version", mode, "-module-name", "Client", "-I", directory(of: side).path, path,
      ] + features.flatMap { ["-enable-upcoming-feature", $0] }
    ).run()
    return output.succeeded ? nil : output.standardError
  }

  func modules(behind side: ClientSide) -> Set<String>? { nil }

  private func directory(of side: ClientSide) -> URL {
    folder.appending(path: side == .old ? "old" : "new")
  }
}
