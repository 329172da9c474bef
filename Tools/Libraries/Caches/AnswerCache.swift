import Foundation
public import Processes
public import Surfaces

/// The answers of earlier runs, by all that they depend on.
///
/// An answer that is damaged, or that cannot be stored, is worked out again.
public struct AnswerCache: Sendable {
  private let directory: String
  private let key: CacheKey

  /// The cache of a package for answers of this tool with `toolchain` and `options`.
  public init(in folder: CacheFolder, _ toolchain: Toolchain, _ options: Set<SurfaceOption>) {
    directory = folder.answers
    key = CacheKey(toolchain, options)
  }

  /// The cache for answers about `subject` that are the same for all packages.
  public init(in root: CacheRoot, _ toolchain: Toolchain, about subject: String) {
    directory = "\(root.directory)/\(subject)"
    key = CacheKey(toolchain, [])
  }

  /// The answer from an earlier run or from `work` to `question` about things with these `fingerprints`.
  ///
  /// `work` is done again where a fingerprint is missing, and where what was kept is damaged; what cannot be kept is
  /// worked out each time. Of those who work out what `isExclusive` at the same time, all but one wait.
  public func answer<Answer: Codable>(
    to question: String, about fingerprints: [String?], isExclusive: Bool = false, _ work: () throws -> Answer
  ) rethrows -> Answer {
    let known = fingerprints.compactMap(\.self)
    guard known.count == fingerprints.count else { return try work() }
    let path = path(of: [question] + known)
    if let answer: Answer = kept(path) { return answer }
    let lock = isExclusive ? lock(of: path) : nil
    defer { lock?.release() }
    if lock != nil, let answer: Answer = kept(path) { return answer }
    let answer = try work()
    try? CheckedFile.write(answer, to: path)
    return answer
  }

  /// The answer from an earlier run to `question` about things with these `fingerprints`, if there is one.
  public func known<Answer: Codable>(to question: String, about fingerprints: [String]) -> Answer? {
    kept(path(of: [question] + fingerprints))
  }

  /// Whether an earlier run has left an answer to `question`, which may be damaged.
  public func hasAnswer(to question: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: [question]))
  }

  private func path(of facts: [String]) -> String { "\(directory)/\(key.adding(facts).name).json" }

  private func kept<Answer: Codable>(_ path: String) -> Answer? {
    guard let answer: Answer = CheckedFile.read(path) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
    return answer
  }

  /// One of 256, so that hardly any two answers have the same, and none leaves its own; nil where there is no room for it.
  private func lock(of path: String) -> FileLock? {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    return try? FileLock("\(directory)/.lock-\(Checksum.of(path.utf8).suffix(2))", .exclusive) {}
  }

  /// Removes the answers that were not asked for lately.
  public func removeOldest(allBut number: Int = 1000) {
    RecentEntries(of: directory).remove(allBut: number)
  }
}
