import Foundation
import PublicSurface

extension PackageReader {
  /// The package in `package` as it was in `commit`, built in a private checkout under its `.build`.
  ///
  /// What was built before with the same toolchain and flags is used again if it is undamaged.
  public func revision(
    _ commit: String, of package: String, in repository: GitRepository, title: String
  ) throws -> PackageVersion {
    // The number changes whenever a build would give other surfaces than before.
    let key = Checksum.of(
      "3 \(toolchain.version) \(toolchain.target) \(selection.surface) \(repository.prefix)".utf8)
    let revisions = "\(try Self.workspace(of: package))/revisions"
    try makeDirectory(revisions)
    let directory = "\(revisions)/\(commit.prefix(12))-\(key)"
    let lock = try FileLock("\(directory).lock", .shared) { [progress] in
      progress.note("Waiting for another api-check that builds the \(title) …")
    }
    if let version = StoredVersion.read(from: directory, title: title) {
      touch(directory)
      return selection.applied(to: version)
    }
    lock.change(to: .exclusive) { [progress] in
      progress.note("Waiting for another api-check that reads the \(title) …")
    }
    // The lock is kept, shared, until this process ends: no other one may remove what is compared here.
    defer { lock.change(to: .shared) {} }
    if let version = StoredVersion.read(from: directory, title: title) {
      return selection.applied(to: version)
    }
    let version = try build(commit, in: repository, directory: directory, title: title)
    removeOldest(in: revisions, keeping: directory)
    return selection.applied(to: version)
  }

  private func build(
    _ commit: String, in repository: GitRepository, directory: String, title: String
  ) throws -> PackageVersion {
    try? FileManager.default.removeItem(atPath: directory)
    try makeDirectory(directory)
    Interruption.begin(directory)
    defer { Interruption.finish(directory) }
    do {
      progress.step("Checking out the \(title)")
      try repository.export(commit, to: "\(directory)/source")
      let package = URL(filePath: "\(directory)/source").appending(path: repository.prefix).path
      let manifest = try ManifestReader(toolchain: toolchain, progress: progress).manifest(of: package)
      progress.step("Building the \(title)")
      let builder = PackageBuilder(toolchain: toolchain, progress: progress)
      let scratch = "\(directory)/build"
      try builder.prepare(package, manifest, scratch: scratch, version: title)
      var version = try read(manifest, scratch: scratch, title: title) { _ in true }
      version.side.sourceRoot = package
      if version.side.failures.isEmpty {
        try StoredVersion.write(version, manifest: manifest, to: directory)
      }
      return version
    } catch {
      try? FileManager.default.removeItem(atPath: directory)
      throw error
    }
  }

  private func makeDirectory(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw PackageError.unwritable(path: path, reason: error.localizedDescription)
    }
  }

  private func touch(_ directory: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date.now], ofItemAtPath: StoredVersion.path(in: directory))
  }

  /// Keeps the few revisions that were used last and that no process is using.
  private func removeOldest(in revisions: String, keeping current: String) {
    let limit = 6
    let manager = FileManager.default
    let entries = ((try? manager.contentsOfDirectory(atPath: revisions)) ?? [])
      .filter { !$0.hasSuffix(".lock") }.map { "\(revisions)/\($0)" }
    let dated = entries.map { entry in
      let attributes = try? manager.attributesOfItem(atPath: StoredVersion.path(in: entry))
      return (entry, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (entry, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(limit) where entry != current {
      guard let lock = FileLock(ifFree: "\(entry).lock") else { continue }
      try? manager.removeItem(atPath: entry)
      lock.release()
    }
  }
}
