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
  ///
  /// A type whose conformance the compiler refuses takes with it those that have values of it, and so on. So the module is
  /// checked once more for each such step.
  func accepted(among candidates: [Advice]) throws -> [Advice] {
    var candidates = candidates
    while !candidates.isEmpty {
      let result = try Interruption.withTemporaryFolder { scratch in
        try recompilation.check(with: texts(for: candidates), in: scratch, progress: progress)
      }
      let complaints = Diagnostic.all(in: result.words).filter { $0.message.text.contains("Sendable'") }
      let refused = candidates.filter { candidate in complaints.contains { isAbout(candidate, $0) } }
      if refused.isEmpty, result.accepts { return candidates }
      if refused.isEmpty {
        // No message names one of the conformances.
        progress.note(
          "Nobody knows which of \(candidates.count) types could be Sendable: the compiler rejects them together."
        )
        return []
      }
      candidates.removeAll(where: refused.contains)
    }
    return []
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

  /// Whether `complaint` names the type of `advice`, and stands in its file.
  private func isAbout(_ advice: Advice, _ complaint: Diagnostic) -> Bool {
    let file = { (path: String) in path.split(separator: "/").last }
    let names: Set = [advice.declaration.name, advice.declaration.path]
    return !names.isDisjoint(
      with: complaint.message.quotations.map { $0.prefix { $0 != "<" } }.map(String.init))
      && file(complaint.place.path) == advice.declaration.location.flatMap { file($0.file) }
  }
}
