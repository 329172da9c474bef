import Foundation

/// The repository around a package, which is only ever read.
public struct GitRepository: Sendable {
  /// Where the repository's files begin.
  public let root: String
  /// The package's path inside the repository, with a slash at its end, or empty.
  public let prefix: String
  private let git: String

  /// The repository that holds `directory`, or nil if there is none.
  public init?(around directory: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let git = folders.map({ "\($0)/git" }).first(where: FileManager.default.isExecutableFile(atPath:)),
      let output = try? Subprocess(git, ["rev-parse", "--show-toplevel", "--show-prefix"], in: directory)
        .run(),
      output.succeeded
    else { return nil }
    let lines = String(decoding: output.standardOutput, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2 else { return nil }
    self.git = git
    root = String(lines[0])
    prefix = String(lines[1])
  }

  /// The full name of the commit that `revision` means.
  ///
  /// Throws a ``GitError`` if there is no such commit.
  public func commit(_ revision: String) throws -> String {
    // A name that begins with a dash would be an option.
    let isOption = revision.hasPrefix("-") || revision.isEmpty
    let output = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard !isOption, output.succeeded else {
      throw GitError.unknownRevision(name: revision, isShallow: isShallow)
    }
    return output.text
  }

  /// The last commit that `first` and `second` have in common, or nil if their histories are unrelated.
  ///
  /// Throws a ``GitError`` in a shallow clone, where the missing history may hold it.
  public func mergeBase(_ first: String, _ second: String, name: String) throws -> String? {
    let output = try run(["merge-base", first, second])
    if output.succeeded { return output.text }
    if isShallow { throw GitError.noMergeBase(name: name) }
    return nil
  }

  /// The tags that `revision` contains; none if there is no such commit.
  public func tags(in revision: String) -> [String] {
    guard let output = try? run(["tag", "--merged", revision]), output.succeeded else { return [] }
    return output.text.split(separator: "\n").map { String($0) }
  }

  /// Writes the files of `commit` to `directory`; index, work tree and stash of the user stay as they are.
  public func export(_ commit: String, to directory: String) throws {
    let index = ["GIT_INDEX_FILE": "\(directory).index"]
    defer { try? FileManager.default.removeItem(atPath: "\(directory).index") }
    for arguments in [
      ["read-tree", commit], ["checkout-index", "--all", "--force", "--prefix=\(directory)/"],
    ] {
      let output = try run(arguments, environment: index)
      guard output.succeeded else {
        throw GitError.cannotCheckOut(revision: commit, output: output.standardError)
      }
    }
  }

  private var isShallow: Bool {
    (try? run(["rev-parse", "--is-shallow-repository"]))?.text == "true"
  }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Subprocess.Output {
    try Subprocess(git, arguments, in: root, environment: environment).run()
  }
}
