import Foundation
import Processes
import Surfaces

/// The answers of earlier runs, by all that they depend on.
///
/// An answer that is damaged, or that cannot be stored, is worked out again.
struct AnswerCache: Sendable {
  private let directory: String
  private let key: CacheKey

  /// The cache of the package in `package` for answers of this tool with `toolchain` and `options`.
  init(of package: String, _ toolchain: Toolchain, _ options: Set<SurfaceOption>) {
    directory = "\(Workspace(of: package).directory)/answers"
    key = CacheKey(toolchain, options)
  }

  /// The cache of this user for answers that are the same for all packages.
  init(ofUserWith toolchain: Toolchain) {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    directory = (folder ?? URL(filePath: "/nowhere")).appending(path: "api-check/toolchains").path
    key = CacheKey(toolchain, [])
  }

  /// The answer from an earlier run or from `work` to `question`, as ``PackageReader/answer(to:about:by:_:)`` says.
  func answer<Answer: Codable>(
    to question: String, about modules: [BuiltModule], _ work: () throws -> Answer
  ) rethrows -> Answer {
    let fingerprints = modules.compactMap(\.fingerprint)
    guard fingerprints.count == modules.count else { return try work() }
    let path = "\(directory)/\(key.adding([question] + fingerprints).name).json"
    if let answer: Answer = CheckedFile.read(path) {
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
      return answer
    }
    let answer = try work()
    try? CheckedFile.write(answer, to: path)
    return answer
  }

  /// Removes the answers that were not asked for lately.
  func removeOldest(allBut number: Int = 1000) {
    RecentEntries(of: directory).remove(allBut: number)
  }
}
