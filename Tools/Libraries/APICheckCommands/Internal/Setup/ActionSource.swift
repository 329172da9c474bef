import Foundation
import PackageBuilds

/// The repository on GitHub from which a workflow gets the tool.
struct ActionSource {
  /// The tag that a workflow uses, which follows the releases.
  static let tag = "v1"
  /// Stands for the owner of the repository where nobody but a person knows who that is.
  static let unknownOwner = "YOUR-ORGANISATION"

  /// Owner and name.
  let repository: String
  private let isTagged: Bool

  /// Finds out where the tool that is running was cloned from, if it was built in a clone.
  init() {
    let home = ProcessInfo.processInfo.environment["API_CHECK_HOME"]
    let around = home.flatMap { GitRepository(around: $0) }
    // A copy inside a repository of another kind is not what that one publishes.
    let clone = around?.prefix.isEmpty == true ? around : nil
    repository = clone?.gitHubName ?? "\(Self.unknownOwner)/visibility-discipline"
    isTagged = clone?.hasTag(Self.tag) ?? false
  }

  /// What only a person can do so that the workflow at `path` works; nil if that is nothing.
  func need(of path: String) -> String? {
    if repository.hasPrefix(Self.unknownOwner) { return Self.missingOwner(in: path) }
    if isTagged { return nil }
    return "\(path) uses \(repository) at the tag \(Self.tag),"
      + " which your clone of it lacks; see that it is there."
  }

  /// What a file that does not name the owner lacks.
  static func missingOwner(in path: String) -> String {
    "\(path) says \(unknownOwner) where it is to name the owner of the GitHub repository that you have this tool from,"
      + " and whose tag \(tag) the job runs."
  }
}
