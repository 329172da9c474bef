import Foundation
public import Processes

/// Reads versions of packages: builds what is not built and extracts what is not extracted.
public struct PackageReader: Sendable {
  let toolchain: Toolchain
  let progress: ProgressLog
  let selection: Selection

  /// Makes a reader.
  public init(toolchain: Toolchain, progress: ProgressLog, selection: Selection) {
    self.toolchain = toolchain
    self.progress = progress
    self.selection = selection
  }

  /// One version with all its modules.
  public func version(_ source: PackageSource) throws -> PackageVersion {
    defer { RevisionShelf.endReservations() }
    return selection.applied(to: try open(source).read(except: [:]))
  }

  /// Two versions that are to be compared, read at the same time.
  ///
  /// Modules that both compile from the same files have the same surfaces: they are not built for `old`, and for `new`
  /// only if it shall be whole.
  public func versions(old: PackageSource, new: PackageSource, wholeNew: Bool) throws -> (
    old: PackageVersion, new: PackageVersion
  ) {
    if old.commit != nil, old.commit == new.commit {
      let both = try version(new)
      return (both.titled(old.title), both)
    }
    defer { RevisionShelf.endReservations() }
    let opened = try [new, old].mapOnThreads { try open($0) }
    let told = UnchangedTargets(old: opened[1], new: opened[0])?.modules ?? [:]
    let read = try [(opened[0], wholeNew ? [:] : told), (opened[1], told)].mapOnThreads {
      try $0.read(except: $1)
    }
    let before = wholeNew ? read[1].completed(by: read[0]) : read[1]
    return (selection.applied(to: before), selection.applied(to: read[0]))
  }

  private func open(_ source: PackageSource) throws -> any OpenedVersion {
    switch source {
    case .workingTree(let directory, let title):
      try OpenedTree(directory, title: title, reader: self)
    case .revision(let commit, let repository, let directory, let title):
      try OpenedRevision(
        RevisionFolder(
          commit: commit, repository: repository, title: title,
          shelf: RevisionShelf.shared(of: directory, progress), reader: self))
    }
  }

  /// Where this tool keeps what it builds for a package.
  static func workspace(of package: String) throws -> String {
    let directory = "\(package)/.build/api-check"
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let ignore = "\(directory)/.gitignore"
      if !FileManager.default.fileExists(atPath: ignore) {
        try Data("*\n".utf8).write(to: URL(filePath: ignore))
      }
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
    return directory
  }
}

extension PackageVersion {
  fileprivate func titled(_ title: String) -> PackageVersion {
    var version = self
    version.title = title
    return version
  }
}
