import ClientProofs

/// A compiler that takes every client for the old side and none for the new one.
struct RefusingCompiler: ClientCompiler {
  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) -> String? {
    guard side == .new else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let complaints = lines.indices.filter { lines[$0].contains("example") }
      .map { "\(file):\($0 + 1):1: error: no\n" }
    return complaints.joined()
  }

  func mend(with sources: [String: String]) -> String? { "no" }

  func modules(behind side: ClientSide) -> Set<String>? { nil }
}
