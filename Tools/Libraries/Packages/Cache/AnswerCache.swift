import Foundation
public import Processes
import Synchronization

/// The answers of earlier runs, by all that they depend on.
///
/// An answer that is damaged, or that cannot be stored, is worked out again.
public struct AnswerCache: Sendable {
  private let directory: String
  private let context: String

  /// The cache of the package in `package` for answers of this tool with `toolchain` and `selection`.
  public init(of package: String, _ toolchain: Toolchain, _ selection: Selection) {
    directory = "\(package)/.build/api-check/answers"
    context = "\(ToolIdentity.current) \(toolchain.version) \(selection.surface)"
  }

  /// The answer to `question`, which names all that it depends on, from an earlier run or from `work`.
  public func answer<Answer: Codable>(to question: String, _ work: () throws -> Answer) rethrows -> Answer {
    let path = "\(directory)/\(Checksum.of("\(context) \(question)".utf8)).json"
    if let answer: Answer = CheckedFile.read(path) {
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
      return answer
    }
    let answer = try work()
    try? CheckedFile.write(answer, to: path)
    return answer
  }

  /// Removes the answers that were not asked for lately.
  func removeOldest() {
    RecentEntries(of: directory).remove(allBut: 1000)
  }
}
