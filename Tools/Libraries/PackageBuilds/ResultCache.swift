import Foundation
public import Processes

/// The stored results of work, by all that the work depends on.
///
/// If a result is damaged or cannot be stored, the work is done again.
public struct ResultCache: Sendable {
  private let directory: String
  private let toolchain: Toolchain

  /// The cache of a package for work that is done with `toolchain`.
  init(in folder: CacheFolder, _ toolchain: Toolchain) {
    directory = folder.results
    self.toolchain = toolchain
  }

  /// The cache for work about `subject` that is the same for all packages.
  public init(in root: CacheRoot, _ toolchain: Toolchain, about subject: String) {
    directory = "\(root.directory)/\(subject)"
    self.toolchain = toolchain
  }

  /// The result of `work` from an earlier run, or else from doing the work now with `tools`.
  ///
  /// Results that cannot be stored are worked out each time. If several processes do the same `isExclusive` work at
  /// once, all but one wait.
  public func result<Work: CachedWork>(
    of work: Work, using tools: Work.Tools, isExclusive: Bool = false
  ) throws -> Work.Result {
    try result(at: path(of: work), of: work, using: tools, isExclusive: isExclusive)
  }

  /// The result together with its key, which stands for the result in keys of other work.
  public func cachedResult<Work: CachedWork>(of work: Work, using tools: Work.Tools) throws -> CachedResult<
    Work.Result
  > where Work.Result: Sendable {
    let path = path(of: work)
    return CachedResult(try result(at: path, of: work, using: tools, isExclusive: false), key: path)
  }

  /// The result of `work` from an earlier run, if there is one.
  func known<Work: CachedWork>(_ work: Work) -> Work.Result? { kept(path(of: work)) }

  /// Whether an earlier run has left a result of `work`, which may be damaged.
  func holds(_ work: some CachedWork) -> Bool {
    FileManager.default.fileExists(atPath: path(of: work))
  }

  private func result<Work: CachedWork>(
    at path: String, of work: Work, using tools: Work.Tools, isExclusive: Bool
  ) throws -> Work.Result {
    guard work.isComplete else { return try work.result(using: tools) }
    if let result: Work.Result = kept(path) { return result }
    let lock = isExclusive ? lock(of: path) : nil
    defer { lock?.release() }
    if lock != nil, let result: Work.Result = kept(path) { return result }
    let result = try work.result(using: tools)
    if Work.mayKeep(result) { try? CheckedFile.write(result, to: path) }
    return result
  }

  private func path(of work: some CachedWork) -> String {
    "\(directory)/\(CacheKey(of: work, with: toolchain).name).json"
  }

  private func kept<Result: Codable>(_ path: String) -> Result? {
    guard let result: Result = CheckedFile.read(path) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
    return result
  }

  /// One of 256 lock files, so that locks do not pile up and results rarely share one; nil if it cannot be written.
  private func lock(of path: String) -> FileLock? {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    return try? FileLock("\(directory)/.lock-\(Checksum.of(path.utf8).suffix(2))", .exclusive) {}
  }

  /// Removes the results that were used least recently, except for `number` of them.
  public func removeOldest(allBut number: Int = 1000) {
    RecentEntries(of: directory).remove(allBut: number)
  }
}
