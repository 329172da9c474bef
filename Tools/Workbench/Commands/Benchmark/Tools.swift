import Foundation
import Processes

/// Where the programs are that are measured.
struct Tools {
  let swift: String
  let compiler: String
  let extractor: String
  let digester: String
  let apiCheck: String
  let git = "/usr/bin/git"
  let target: String

  /// Finds the toolchain; `root` is the package that api-check belongs to.
  init(root: URL) throws {
    let toolchain = try Toolchain.find()
    swift = toolchain.swift
    compiler = try toolchain.tool("swiftc")
    extractor = try toolchain.tool("swift-symbolgraph-extract")
    digester = try toolchain.tool("swift-api-digester")
    apiCheck = root.appending(path: "Tools/api-check").path
    target = toolchain.target
  }

  /// Removes what api-check has kept of a clone that goes now.
  func forget(_ clone: String) {
    _ = try? Subprocess(apiCheck, ["clean", "--package-path", clone]).run()
  }

  /// The last commit of the repository in `directory` that changed something below `folder`.
  func lastChange(of folder: String, in directory: String) throws -> String {
    let output = try Subprocess(git, ["log", "-1", "--format=%H", "--", folder], in: directory).run()
    guard output.succeeded, !output.text.isEmpty else {
      throw BenchmarkError.commandFailed(command: "git log -- \(folder)", output: output.standardError)
    }
    return output.text
  }
}
