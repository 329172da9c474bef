public import Foundation
import Processes
public import PublicAPI

/// A version of the module `Changed` that the compiler has made in a folder of its own.
public struct CompiledVersion: Sendable {
  /// Why there is no such module: what the compiler says.
  public struct Failure: Error, CustomStringConvertible {
    /// The compiler's words.
    public let description: String
  }

  private static let module = "Changed"
  private let folder: URL
  private let mode: String

  /// Compiles `sources` in the language mode `mode` to a module in `folder`, which is made.
  ///
  /// Throws a ``Failure`` if the compiler rejects them.
  public init(of sources: [URL], in folder: URL, speaking mode: String = "6") throws {
    (self.folder, self.mode) = (folder, mode)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try frontend(
      [
        "-parse-as-library", "-emit-module", "-o", path("\(Self.module).swiftmodule"), "-diagnostic-style",
        "llvm", "-module-name", Self.module,
      ] + sources.map(\.path))
  }

  /// The surface, as the gate reads it.
  ///
  /// Throws a ``Failure`` if one of the compiler's tools fails.
  public func surface() throws -> Surface {
    let toolchain = try Toolchain.find()
    let module = ["-module-name", Self.module, "-I", folder.path, "-target", toolchain.target]
    try frontend(
      [
        "-merge-modules", "-emit-module", "-o", path("merged.swiftmodule"), "-emit-module-interface-path",
        path("merged.swiftinterface"), path("\(Self.module).swiftmodule"),
      ] + module)
    let interface = try String(contentsOfFile: path("merged.swiftinterface"), encoding: .utf8)
    let mayBeHidden = Surface.mayBeHidden(in: interface)
    try run(
      toolchain.tool("swift-symbolgraph-extract"),
      module + [
        "-output-dir", folder.path, "-minimum-access-level", mayBeHidden ? "internal" : "public",
        "-skip-synthesized-members", "-emit-extension-block-symbols",
      ])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let graphs = try names.filter { $0.hasSuffix(".symbols.json") }
      .map { (name: $0, data: try Data(contentsOf: folder.appending(path: $0))) }
    return try Surface(module: Self.module, graphs: graphs, allLevels: mayBeHidden, interface: interface)
  }

  private func path(_ file: String) -> String { folder.appending(path: file).path }

  private func frontend(_ arguments: [String]) throws {
    try run(
      Toolchain.find().frontend,
      ["-frontend"] + arguments + ["-swift-version", mode, "-package-name", "corpus"])
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let output = try Subprocess(program, arguments).run()
    let text = String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
    guard output.succeeded else { throw Failure(description: text) }
  }
}
