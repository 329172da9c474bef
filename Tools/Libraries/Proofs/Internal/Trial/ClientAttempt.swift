/// A client in one of its forms, and the modules that it imports.
struct ClientAttempt: Sendable, Hashable {
  let number: Int
  let source: String
  let modules: [String]

  /// Few enough for two files of a large module to share its work, many enough to pay for starting a compiler.
  private static let attemptsPerFile = 1500

  /// The attempts that go into one file each: those with the same imports, and not too many of them.
  static func files(of attempts: [ClientAttempt]) -> [[ClientAttempt]] {
    Dictionary(grouping: attempts, by: \.modules).values.flatMap { group in
      stride(from: 0, to: group.count, by: attemptsPerFile).map { start in
        Array(group[start..<min(start + attemptsPerFile, group.count)])
      }
    }
  }
}
