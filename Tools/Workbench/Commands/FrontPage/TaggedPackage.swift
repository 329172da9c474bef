import Foundation
import Processes

/// A package of one module and more whose commits have tags, and the same names each time.
struct TaggedPackage {
  let directory: URL

  /// Writes the manifest of a package with a library product for each of `modules`.
  init(_ name: String, modules: [String], in directory: URL) throws {
    self.directory = directory
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let modules = \(modules)
      let package = Package(
        name: "\(name)", products: modules.map { .library(name: $0, targets: [$0]) },
        targets: modules.map { .target(name: $0) })

      """)
    try write(".gitignore", ".build*/\n")
    try git(["init", "--quiet", "--object-format=sha1"])
  }

  /// Commits `sources`, one file for each module, and tags the commit.
  func commit(_ sources: [String: String], tag: String) throws {
    for (module, source) in sources { try write("Sources/\(module)/\(module).swift", source) }
    try git(["add", "--all"])
    try git(["commit", "--quiet", "--allow-empty", "--message", tag])
    try git(["tag", tag])
  }

  private func write(_ path: String, _ text: String) throws {
    try AtomicFiles.write([(path: directory.appending(path: path).path, text: text)])
  }

  /// A program that works in the package and knows nothing of the settings of whoever runs it.
  func program(_ path: String) -> Program {
    Program(path: path, directory: directory.path, environment: Self.environment)
  }

  private func git(_ arguments: [String]) throws {
    try program("/usr/bin/env").run(["git"] + arguments)
  }

  private static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "color.ui", "GIT_CONFIG_VALUE_0": "always",
    "GIT_AUTHOR_NAME": "front-page", "GIT_AUTHOR_EMAIL": "front-page@localhost",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "front-page", "GIT_COMMITTER_EMAIL": "front-page@localhost",
    "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
    "CLICOLOR_FORCE": "1", "NO_COLOR": "", "LC_ALL": "C.UTF-8",
  ]
}
