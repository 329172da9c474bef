/// A client in one of its forms, the modules that it imports, and the language mode that it speaks.
struct ClientAttempt: Sendable, Hashable {
  let number: Int
  let source: String
  let modules: [String]
  let mode: String

  /// Few enough for two files of a large module to share its work, many enough to pay for starting a compiler.
  private static let attemptsPerFile = 1500

  /// The attempts that go into one file each: those with the same imports and mode, and not too many of them.
  static func files(of attempts: [ClientAttempt]) -> [[ClientAttempt]] {
    Dictionary(grouping: attempts) { $0.modules + [$0.mode] }.values.flatMap { group in
      stride(from: 0, to: group.count, by: attemptsPerFile).map { start in
        Array(group[start..<min(start + attemptsPerFile, group.count)])
      }
    }
  }
}
