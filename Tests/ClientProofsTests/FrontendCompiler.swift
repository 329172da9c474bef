import ClientProofs
import Foundation
import Processes
import Testing

/// The real compiler, with both sides of a module Kit in a folder of its own.
struct FrontendCompiler: ClientCompiler {
  private let toolchain: Toolchain
  private let folder: URL
  private let mode: String

  /// Compiles both sources to modules in `folder`, in the language mode `mode`.
  init(old: String, new: String, in folder: URL, speaking mode: String = "6") throws {
    toolchain = try Toolchain.find()
    (self.folder, self.mode) = (folder, mode)
    for (side, source) in [(ClientSide.old, old), (.new, new)] {
      let complaint = try make(side, from: [write(source, to: "Kit.swift", in: directory(of: side))])
      try #require(complaint == nil)
    }
  }

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    try complaint(
      [
        "-emit-sil", "-o", "/dev/null", "-suppress-warnings", "-swift-version", mode, "-module-name",
        "Client",
        "-I", directory(of: side).path, write(source, to: file, in: folder),
      ] + features.flatMap { ["-enable-upcoming-feature", $0] })
  }

  func mend(with sources: [String: String]) throws -> String? {
    let added = try sources.map { try write($0.value, to: $0.key, in: directory(of: .mended)) }
    return try make(.mended, from: added.sorted() + [directory(of: .new).appending(path: "Kit.swift").path])
  }

  func modules(behind side: ClientSide) -> Set<String>? { nil }

  private func make(_ side: ClientSide, from files: [String]) throws -> String? {
    try complaint(
      [
        "-emit-module", "-swift-version", mode, "-diagnostic-style", "llvm", "-module-name", "Kit", "-o",
        directory(of: side).appending(path: "Kit.swiftmodule").path,
      ] + files)
  }

  private func complaint(_ arguments: [String]) throws -> String? {
    let output = try Subprocess(toolchain.frontend, ["-frontend", "-parse-as-library"] + arguments).run()
    return output.succeeded ? nil : output.standardError
  }

  private func write(_ source: String, to name: String, in folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: name).path
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func directory(of side: ClientSide) -> URL { folder.appending(path: "\(side)") }
}
