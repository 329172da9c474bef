import Processes

extension GitRepository {
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

  /// The last commit that `first` and `second` have in common; nil if their histories are unrelated.
  ///
  /// Throws a ``GitError`` in a shallow clone, where the missing history may hold it.
  func mergeBase(_ first: String, _ second: String, name: String) throws -> String? {
    let output = try run(["merge-base", first, second])
    if output.succeeded { return output.text }
    if isShallow { throw GitError.noMergeBase(name: name) }
    return nil
  }

  /// Whether `name` is that of a tag.
  public func hasTag(_ name: String) -> Bool {
    (try? run(["rev-parse", "--verify", "--quiet", "refs/tags/\(name)"]).succeeded) ?? false
  }

  /// The tags that `revision` contains; none if there is no such commit.
  func tags(in revision: String) -> [String] { tags("--merged", revision) }

  /// The tags of the commit of `revision`; none if there is no such commit.
  func tags(at revision: String) -> [String] { tags("--points-at", revision) }

  private func tags(_ relation: String, _ revision: String) -> [String] {
    guard let output = try? run(["tag", relation, revision]), output.succeeded else { return [] }
    return output.text.split(separator: "\n").map { String($0) }
  }

  /// The text of the file at `path`, which is in the work tree, as `revision` has it; nil if it has none.
  func text(ofFile path: String, in revision: String) -> String? {
    guard path.hasPrefix(root + "/") else { return nil }
    let output = try? run(["show", "\(revision):\(path.dropFirst(root.count + 1))"])
    return output.flatMap { $0.succeeded ? $0.text : nil }
  }

  /// How often the tests, examples and snippets of the package write each of `words`, as `commit` has them, or the work tree.
  ///
  /// What stands in comments counts as well. Without an answer of git nothing is written.
  public func mentions(of words: Set<String>, in commit: String?) -> [String: Int] {
    let folders = ["Tests", "Examples", "Example", "Snippets"].map { "\(prefix)*\($0)/*.swift" }
    // Every word is printed, since git takes longer to look for many of them than to print all.
    let arguments = ["grep", "-o", "-h", "-E", "[[:alpha:]_][[:alnum:]_]*"] + (commit.map { [$0] } ?? [])
    guard let output = try? run(arguments + ["--"] + folders), output.succeeded else { return [:] }
    let found = output.text.split(separator: "\n").lazy.map { String($0) }.filter(words.contains)
    return found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether the repository has a remote to fetch from.
  var hasRemote: Bool {
    (try? run(["remote"]))?.text.isEmpty == false
  }

  /// The name of the repository on GitHub, `owner/name`, if it was cloned from there.
  public var gitHubName: String? {
    // The addresses as they were given, since git's configuration may replace addresses of GitHub by others.
    let lines = (try? run(["config", "--get-regexp", #"^remote\..*\.url$"#]).text) ?? ""
    let remotes = lines.split(separator: "\n").compactMap { line -> (isOrigin: Bool, address: Substring)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (parts[0] == "remote.origin.url", parts[1]) : nil
    }
    let addresses = (remotes.filter(\.isOrigin) + remotes.filter { !$0.isOrigin }).map(\.address)
    let form = #/(?:https://|ssh://)?(?:[^@/]+@)?github\.com[:/]([\w.\-]+/[\w.\-]+?)(?:\.git)?/?/#
    if let name = addresses.lazy.compactMap({ $0.wholeMatch(of: form)?.output.1 }).first {
      return String(name)
    }
    // What was cloned from a clone on the same machine comes from where that does.
    let nearby = addresses.first { $0.hasPrefix("/") }.flatMap { GitRepository(around: String($0)) }
    return nearby.flatMap { $0.root == root ? nil : $0.gitHubName }
  }

  /// The branch or tag, or HEAD, that `name` may have meant; a branch of the same name on a remote comes first.
  private func similarName(to name: String) -> String? {
    let output = try? run([
      "for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads", "refs/tags", "refs/remotes",
    ])
    let known = (output?.text ?? "").split(separator: "\n").map { String($0) }
    return known.first { $0.hasSuffix("/\(name)") } ?? (known + ["HEAD"]).word(similarTo: name)
  }

  /// Whether older commits are missing because the clone is shallow.
  var isShallow: Bool {
    (try? run(["rev-parse", "--is-shallow-repository"]))?.text == "true"
  }
}
