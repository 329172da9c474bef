import Foundation
import Processes
import TestSupport

/// The compiler as a client of the built modules meets it.
struct Compiler {
  // What SwiftPM tells every client of a module that is built on C.
  private static let curlInterface = Manifest.root.appending(path: "Modules/CURLInterface").path
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
        ["-parse-as-library", "-swift-version", "6", "-I", modules.path, "-I", Self.curlInterface]
          + arguments + [file.path])
      let errors = Diagnostic.errors(in: result.standardError)
      guard result.succeeded || !errors.isEmpty else { throw CompilerCrash(message: result.standardError) }
      return errors
    }
  }

  /// Builds `modules` for clients that get no sources, one after the other, and leaves what they get in `folder`, beside what
  /// the modules need.
  ///
  /// Throws ``CompilerCrash`` where one does not build.
  func buildInterfaces(of modules: [(name: String, flags: [String])], in folder: URL) async throws {
    let invocations = try modules.map { module, flags in
      [
        "-emit-module", "-enable-library-evolution", "-module-name", module, "-package-name", "modules",
        "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path,
        "-emit-module-interface-path", folder.appending(path: "\(module).swiftinterface").path,
        // By those who read it.
        "-no-verify-emitted-module-interface", "-parse-as-library", "-I", folder.path, "-I",
        Self.curlInterface,
      ] + flags + (try SourceFiles.of(module))
    }
    // Whoever waits for each of them waits behind all other tests each time.
    for result in try await swiftc(invocations) where !result.succeeded {
      throw CompilerCrash(message: result.standardError)
    }
  }

  /// The errors in `source` for a client that has nothing but the interfaces in `folder`.
  func errors(in source: String, withInterfacesIn folder: URL) async throws -> [Diagnostic] {
    let file = folder.appending(path: "Client.swift")
    try Data(source.utf8).write(to: file)
    let cache = folder.appending(path: "Cache").path
    let result = try await swiftc(
      ["-typecheck", "-swift-version", "6", "-I", folder.path, "-module-cache-path", cache, file.path])
    let errors = Diagnostic.errors(in: result.standardError)
    guard result.succeeded || !errors.isEmpty else { throw CompilerCrash(message: result.standardError) }
    return errors
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
    try await swiftc([arguments])[0]
  }

  /// Runs the compiler with each of `invocations` in turn.
  private func swiftc(_ invocations: [[String]]) async throws -> [Subprocess.Output] {
    let driver = try await URL(filePath: Self.toolchain.value.frontend).deletingLastPathComponent()
      .appending(path: "swiftc")
    return try await BlockingWork.run { try invocations.map { try Subprocess(driver.path, $0).run() } }
  }
}
