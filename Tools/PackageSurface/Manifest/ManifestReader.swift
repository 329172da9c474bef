import Foundation
public import PublicSurface

/// Reads the manifests of packages on this machine.
public struct ManifestReader: Sendable {
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Makes a reader that asks the package manager of `toolchain`.
  public init(toolchain: Toolchain, progress: ProgressLog) {
    self.toolchain = toolchain
    self.progress = progress
  }

  /// The manifest of the package in `directory`.
  ///
  /// Throws a ``PackageError`` if there is none, or the package manager rejects it.
  public func manifest(of directory: String) throws -> PackageManifest {
    guard FileManager.default.fileExists(atPath: "\(directory)/Package.swift") else {
      throw PackageError.noManifest(directory: directory)
    }
    let arguments = ["package", "--package-path", directory, "dump-package"]
    progress.command(toolchain.swift, arguments)
    let output = try Subprocess(toolchain.swift, arguments).run()
    guard output.succeeded else {
      throw PackageError.damagedManifest(directory: directory, output: output.standardError)
    }
    do {
      return try PackageManifest(dump: output.standardOutput)
    } catch {
      throw PackageError.damagedManifest(directory: directory, output: String(describing: error))
    }
  }
}
