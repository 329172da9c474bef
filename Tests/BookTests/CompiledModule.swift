import Foundation
import Processes
import TestSupport

/// A module that the compiler builds in one way or another, to see what its clients may do then.
struct CompiledModule {
  let name: String
  let source: String
  var flags: [String] = []

  /// What the compiler says against `client`, in Swift 6 mode; nothing if it is in order.
  ///
  /// Throws a ``Stumble`` where the module itself does not compile.
  func errors(in client: String) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let files = (
        module: folder.appending(path: "Module.swift"), client: folder.appending(path: "Client.swift")
      )
      try files.module.write(source)
      try files.client.write("import \(name)\n\(client)")
      let module = folder.appending(path: "\(name).swiftmodule").path
      let make = ["-emit-module", "-module-name", name, "-o", module] + flags + [files.module.path]
      let made = try await compiled(make)
      guard made.succeeded else { throw Stumble(over: name, because: made.standardError) }
      let checked = try await compiled(["-typecheck", "-I", folder.path, files.client.path])
      let errors = checked.standardError.matches(of: #/(?m)^\S+:\d+:\d+: error: (.*)$/#).map { String($0.1) }
      guard checked.succeeded || !errors.isEmpty else {
        throw Stumble(over: client, because: checked.standardError)
      }
      return errors
    }
  }

  private func compiled(_ arguments: [String]) async throws -> Subprocess.Output {
    try await BlockingWork.run {
      let compiler = try URL(filePath: Toolchain.find().frontend).deletingLastPathComponent()
      return try Subprocess(
        compiler.appending(path: "swiftc").path, ["-swift-version", "6", "-parse-as-library"] + arguments
      ).run()
    }
  }
}
