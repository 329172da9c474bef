import Foundation
import PackageBuilds

/// The repository on GitHub from which a workflow gets the tool.
struct ActionSource {
  /// The tag that a workflow uses; it moves with the releases.
  static let tag = "v1"
  /// Stands for the owner of the repository where only a person knows it.
  static let unknownOwner = "YOUR-ORGANISATION"

  /// The owner and the name of the repository, with a slash between.
  let repository: String
  private let isTagged: Bool

  /// Finds out where this tool was cloned from, if it was built in a clone.
  init() {
    let home = ProcessInfo.processInfo.environment["API_CHECK_HOME"]
    let around = home.flatMap { GitRepository(around: $0) }
    // If the tool was copied into another repository, that repository does not publish the action.
    let clone = around?.prefix.isEmpty == true ? around : nil
    repository = clone?.gitHubName ?? "\(Self.unknownOwner)/visibility-discipline"
    isTagged = clone?.hasTag(Self.tag) ?? false
  }

  /// What a person has to do so that the workflow at `path` works; nil if there is nothing to do.
  func need(of path: String) -> String? {
    if repository.hasPrefix(Self.unknownOwner) { return Self.missingOwner(in: path) }
    if isTagged { return nil }
    return "\(path) uses \(repository) at the tag \(Self.tag),"
      + " which your clone of it lacks; see that it is there."
  }

  /// The sentence about a workflow that does not name the owner.
  static func missingOwner(in path: String) -> String {
    "Replace \(unknownOwner) in \(path) by the account on GitHub from whose repository you have this tool; the job runs"
      + " the tag \(tag) of that repository."
  }
}
