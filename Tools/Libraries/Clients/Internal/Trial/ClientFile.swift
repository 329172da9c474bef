/// Compiles files of clients and finds out which of them the compiler rejects.
struct ClientFile {
  let compile: TwoSides.Compilation

  /// How often the rejected clients are taken out before the rest is given up.
  private static let maximumRounds = 8

  /// What the compiler says about each client that it rejects, by its number.
  ///
  /// It looks for some mistakes only once there are no others, so what is left is compiled until all of it passes.
  func complaints(about attempts: [ClientAttempt]) throws -> [Int: ClientRejection] {
    var found: [Int: ClientRejection] = [:]
    var remaining = attempts
    for _ in 0..<Self.maximumRounds where !remaining.isEmpty {
      let name = "Client-\(remaining.first?.number ?? 0).swift"
      let batch = ClientBatch(
        remaining.map { ($0.number, $0.source) }, importing: remaining.first?.modules ?? [])
      guard let output = try compile(batch.source, name) else { return found }
      let complaints = batch.complaints(in: output, file: name).mapValues(ClientRejection.complaint)
      if complaints.isEmpty {
        return try found.merging(halve(remaining, after: output)) { first, _ in first }
      }
      found.merge(complaints) { first, _ in first }
      remaining.removeAll { complaints[$0.number] != nil }
    }
    return found.merging(
      remaining.map { ($0.number, .complaint("The compiler rejects other clients each time.")) }
    ) {
      first, _ in first
    }
  }

  /// Compiles the halves on their own: a compiler that rejects a file without naming a client has crashed on one.
  private func halve(_ attempts: [ClientAttempt], after output: String) throws -> [Int:
    ClientRejection]
  {
    if attempts.count == 1 {
      let error = output.split(separator: "\n").first { $0.contains("error:") }
      let rejection = error.map { ClientRejection.complaint(String($0)) } ?? .crash
      return Dictionary(attempts.map { ($0.number, rejection) }, uniquingKeysWith: { first, _ in first })
    }
    let middle = attempts.count / 2
    let first = try complaints(about: Array(attempts[..<middle]))
    return try first.merging(complaints(about: Array(attempts[middle...]))) { first, _ in first }
  }
}
