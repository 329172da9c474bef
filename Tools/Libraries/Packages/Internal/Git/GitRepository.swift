import Foundation
import Processes
import Synchronization

/// The repository around a package, which is only ever read.
struct GitRepository: Sendable {
  /// Where the repository's files begin.
  let root: String
  /// The package's path inside the repository, with a slash at its end, or empty.
  let prefix: String
  private let git: String

  /// Where its main work tree is, or it itself if it has none; the same for all work trees.
  let origin: String

  /// The repository that holds `directory`, or nil if there is none.
  init?(around directory: String) {
    if let known = Self.known.withLock({ $0[directory] }) {
      self = known
      return
    }
    guard let git = Self.program, let output = try? Self.locate(directory, git), output.succeeded else {
      return nil
    }
    let lines = String(decoding: output.standardOutput, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3 else { return nil }
    self.git = git
    root = String(lines[0])
    prefix = String(lines[1])
    let place = URL(filePath: directory, directoryHint: .isDirectory)
    let common = URL(filePath: String(lines[2]), relativeTo: place)
    let folder = common.standardizedFileURL.resolvingSymlinksInPath()
    origin = folder.lastPathComponent == ".git" ? folder.deletingLastPathComponent().path : folder.path
    Self.known.withLock { [self] in $0[directory] = self }
  }

  /// Those that were found, since a run asks for the same one many times.
  private static let known = Mutex<[String: GitRepository]>([:])

  /// Why there is no repository around `directory`, in the words of git.
  static func refusal(around directory: String) -> String {
    guard let git = program else { return "there is no git in PATH" }
    let complaint = (try? locate(directory, git))?.standardError ?? ""
    return complaint.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  private static var program: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/git" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  private static func locate(_ directory: String, _ git: String) throws -> Subprocess.Output {
    let questions = ["--show-toplevel", "--show-prefix", "--git-common-dir"]
    return try Subprocess(git, ["rev-parse"] + questions, in: directory).run()
  }

  /// The full name of the commit that `revision` means.
  ///
  /// Throws a ``GitError`` if there is no such commit.
  func commit(_ revision: String) throws -> String {
    // A name that begins with a dash would be an option.
    let isOption = revision.hasPrefix("-") || revision.isEmpty
    let output = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard !isOption, output.succeeded else {
      throw GitError.unknownRevision(
        name: revision, isShallow: isShallow, similar: similarName(to: revision))
    }
    return output.text
  }

  /// The last commit that `first` and `second` have in common, or nil if their histories are unrelated.
  ///
  /// Throws a ``GitError`` in a shallow clone, where the missing history may hold it.
  func mergeBase(_ first: String, _ second: String, name: String) throws -> String? {
    let output = try run(["merge-base", first, second])
    if output.succeeded { return output.text }
    if isShallow { throw GitError.noMergeBase(name: name) }
    return nil
  }

  /// Whether `name` is that of a tag.
  func hasTag(_ name: String) -> Bool {
    (try? run(["rev-parse", "--verify", "--quiet", "refs/tags/\(name)"]).succeeded) ?? false
  }

  /// The tags that `revision` contains; none if there is no such commit.
  func tags(in revision: String) -> [String] {
    guard let output = try? run(["tag", "--merged", revision]), output.succeeded else { return [] }
    return output.text.split(separator: "\n").map { String($0) }
  }

  /// Writes the files of `commit` to `directory`; index, work tree and stash of the user stay as they are.
  func export(_ commit: String, to directory: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
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

  /// The submodules of `commit` by path, each with the commit of its own that it stands for.
  func submodules(in commit: String) throws -> [(path: String, commit: String)] {
    let output = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard output.succeeded else {
      throw GitError.cannotCheckOut(revision: commit, output: output.standardError)
    }
    return output.text.split(separator: "\0").compactMap { line in
      // MODE TYPE COMMIT, a tabulator, and the path.
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[1] == "commit" else { return nil }
      return (String(parts[1]), String(words[2]))
    }
  }

  /// A branch or tag that `name` may have meant: one of the same name on a remote comes first.
  private func similarName(to name: String) -> String? {
    let output = try? run([
      "for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads", "refs/tags", "refs/remotes",
    ])
    let known = (output?.text ?? "").split(separator: "\n").map { String($0) }
    return known.first { $0.hasSuffix("/\(name)") } ?? known.word(similarTo: name)
  }

  private var isShallow: Bool {
    (try? run(["rev-parse", "--is-shallow-repository"]))?.text == "true"
  }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Subprocess.Output {
    try Subprocess(git, arguments, in: root, environment: environment).run()
  }
}
