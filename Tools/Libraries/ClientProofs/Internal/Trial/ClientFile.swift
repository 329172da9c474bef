import ClientPrograms
import CompilerDiagnostics

/// Compiles files of clients and finds out which of them the compiler rejects.
struct ClientFile {
  /// How the names of its files begin.
  let name: String
  /// What the compiler says in a language mode about a file of clients, or nil if it accepts it.
  let compile: @Sendable (_ source: String, _ file: String, _ mode: String) throws -> String?
  /// What stands in each file beside its clients, and compiles where the module is whole; no client has their numbers.
  let controls: [ClientAttempt]

  /// How often the rejected clients are taken out before the rest is tried in smaller files.
  private static let maximumRounds = 8

  /// What the compiler says about each client that it rejects, by its number.
  ///
  /// It looks for some mistakes only once there are no others, so what is left is compiled until all of it passes.
  /// Throws a ``ClientContradiction`` if what it says cannot be.
  func complaints(about attempts: [ClientAttempt]) throws -> [Int: ClientRejection] {
    guard let kind = attempts.first else { return [:] }
    var found: [Int: ClientRejection] = [:]
    var controls = controls
    var remaining = attempts
    var output = ""
    for _ in 0..<Self.maximumRounds where !remaining.isEmpty {
      let name = "\(name)-\(remaining.first?.number ?? 0).swift"
      let batch = ClientBatch(
        (controls + remaining).map { ($0.number, $0.source) }, importing: kind.modules)
      guard let rejected = try compile(batch.source, name, kind.mode) else { return found }
      output = rejected
      let messages = try batch.complaints(in: output, file: name)
      if messages.isEmpty || CompilerOutput(output).crash != nil { break }
      let lost = controls.compactMap { messages[$0.number] }.map(\.message).compactMap(
        ClientContradiction.init(about:))
      if let contradiction = lost.first { throw contradiction }
      controls.removeAll { messages[$0.number] != nil }
      for attempt in remaining {
        found[attempt.number] = messages[attempt.number].map(ClientRejection.init(saying:))
      }
      remaining.removeAll { messages[$0.number] != nil }
    }
    return try found.merging(halve(remaining, after: output)) { first, _ in first }
  }

  /// Compiles the halves on their own: a compiler that rejects a file without naming a client, or does not come to an
  /// end, has crashed on one.
  private func halve(_ attempts: [ClientAttempt], after output: String) throws -> [Int: ClientRejection] {
    guard let only = attempts.first else { return [:] }
    if attempts.count == 1 {
      let output = CompilerOutput(output)
      if output.crash != nil { return [only.number: .noAnswer("the compiler crashes")] }
      // It complains of none of the file's lines.
      let error = output.firstError.map {
        ClientRejection(saying: Diagnostic(.error, at: Diagnostic.Place(path: name, line: 0), $0))
      }
      return [only.number: error ?? .noAnswer("the compiler ends without a word")]
    }
    let middle = attempts.count / 2
    let first = try complaints(about: Array(attempts[..<middle]))
    return try first.merging(complaints(about: Array(attempts[middle...]))) { first, _ in first }
  }
}
