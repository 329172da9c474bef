import Foundation
import Processes
import TestSupport

/// The compiler as a client of the built modules meets it.
struct Compiler {
  private static let toolchain = Task { try await BlockingWork.run { try Toolchain.find() } }

  /// The errors in `source`, compiled in Swift 6 mode with `flags`; none if it is in order.
  func errors(in source: String, flags: [String] = []) async throws -> [Diagnostic] {
    // Type checking alone does not find what crosses threads; the passes after it do.
    try await errors(in: source, arguments: ["-emit-sil", "-o", "/dev/null"] + flags)
  }

  /// Makes a program of `source` and the modules, or returns the errors that are in the way.
  func build(_ source: String, to program: URL) async throws -> [Diagnostic] {
    let objects = try ModuleObjects()
    return try await errors(
      in: source, arguments: ["-emit-executable", "-o", program.path] + objects.flags + objects.paths)
  }

  private func errors(in source: String, arguments: [String]) async throws -> [Diagnostic] {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "Client.swift")
      try Data(source.utf8).write(to: file)
      let result = try await swiftc(
        ["-parse-as-library", "-swift-version", "6", "-I", modules.path]
          // What SwiftPM tells every client of a module that is built on C.
          + ["-I", Manifest.root.appending(path: "Modules/CURLInterface").path]
          + arguments + [file.path])
      let errors = Diagnostic.errors(in: result.standardError)
      guard result.succeeded || !errors.isEmpty else { throw CompilerCrash(message: result.standardError) }
      return errors
    }
  }

  /// The names that `-enable-upcoming-feature` really knows; it takes any other without a word.
  func supportedFeatures() async throws -> String {
    try await swiftc(["-print-supported-features"]).text
  }

  /// Where the build has put the modules: beside the tests, or in a folder there.
  private var modules: URL {
    let products = BuiltProducts.folder
    let folder = products.appending(path: "Modules")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : products
  }

  private func swiftc(_ arguments: [String]) async throws -> Subprocess.Output {
    let driver = try await URL(filePath: Self.toolchain.value.frontend).deletingLastPathComponent()
      .appending(path: "swiftc")
    return try await BlockingWork.run { try Subprocess(driver.path, arguments).run() }
  }
}
