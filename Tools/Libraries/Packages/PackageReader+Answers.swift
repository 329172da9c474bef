import Caches
public import Processes

extension PackageReader {
  /// The answer from an earlier run or from `work` to `question`, which names all that it depends on besides `modules`,
  /// the tools of `toolchain`, and the declarations that this reader reads.
  ///
  /// Modules that cannot be told from others are asked about anew each time. An answer that is damaged, or that cannot
  /// be stored, is worked out again.
  public func answer<Answer: Codable>(
    to question: String, about modules: [BuiltModule], by toolchain: Toolchain, _ work: () throws -> Answer
  ) rethrows -> Answer {
    try AnswerCache(in: CacheFolder(of: package, in: caches), toolchain, selection.surface).answer(
      to: question, about: modules.map(\.fingerprint), work)
  }
}
