import Advice
import CompilerDiagnostics
import PackageBuilds
import Processes
import PublicAPI

/// Finds out which types can be Sendable as they are, by compiling the module's sources with the conformances.
struct SendableTrial {
  let recompilation: Recompilation
  let progress: ProgressLog
  let sources: SourceTexts

  /// The `candidates` with which the compiler accepts the module.
  func accepted(among candidates: [Advice]) throws -> [Advice] {
    guard !candidates.isEmpty else { return [] }
    let result = try Interruption.withTemporaryFolder { scratch in
      try recompilation.run(with: texts(for: candidates), in: scratch, progress: progress)
    }
    let refused = candidates.filter { isRefused($0, in: result.words) }
    if refused.isEmpty, result.accepts { return candidates }
    let rest = candidates.filter { !refused.contains($0) }
    if !refused.isEmpty { return try accepted(among: rest) }
    // No error names one of the conformances.
    if rest.count == 1 { return [] }
    let middle = rest.count / 2
    return try accepted(among: Array(rest[..<middle])) + accepted(among: Array(rest[middle...]))
  }

  /// The source files that declare the types, each with the conformances of its types at its end.
  private func texts(for candidates: [Advice]) -> [String: String] {
    let files = Dictionary(grouping: candidates) { $0.declaration.location?.file ?? "" }
    return Dictionary(
      uniqueKeysWithValues: files.map { file, advice in
        let additions = advice.compactMap(\.conformance).map { "\n\($0)\n" }
        return (file, sources.lines(of: file).joined(separator: "\n") + additions.joined())
      })
  }

  private func isRefused(_ advice: Advice, in words: String) -> Bool {
    words.split(separator: "\n").map { DiagnosticMessage($0) }.contains {
      $0.quotes("Sendable'") && $0.quotes(advice.declaration.name)
    }
  }
}
