import Foundation

/// What is kept of a build that has failed, so that nobody tries it again.
struct RememberedFailure {
  private struct Record: Codable {
    let output: String
    /// What decided on its dependencies, if it has any.
    let dependencies: DependencyState?
  }

  private let folder: String
  private let path: String

  /// The place in `folder` of the build called `name`.
  init(of name: String, in folder: String) {
    (self.folder, path) = (folder, "\(folder)/\(name).json")
  }

  /// What the compiler said in an earlier run, if the build failed there and has the same dependencies now.
  var output: String? {
    guard let record: Record = CheckedFile.read(path), record.dependencies?.isCurrent != false else {
      return nil
    }
    return record.output
  }

  /// Remembers the error if that is the fault of the sources, and not of what is missing here.
  func remember(_ error: PackageError, dependencies: DependencyState?) {
    guard case .doesNotBuild(_, let output) = error, output.contains(#/\.\w+:\d+:\d+: error: /#) else {
      return
    }
    RecentEntries(of: folder).remove(allBut: 50)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? CheckedFile.write(Record(output: output, dependencies: dependencies), to: path)
  }
}
