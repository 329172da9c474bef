import Clients
import Foundation
import Packages
import Processes

/// Compiles files of clients and finds out which of them the compiler rejects.
struct ClientFile {
  let toolchain: Toolchain
  let scratch: String
  let module: BuiltModule
  let languageMode: String

  /// How often the rejected clients are taken out before the rest is given up.
  private static let maximumRounds = 8

  /// What the compiler says about each client that it rejects, by its number.
  ///
  /// It looks for some mistakes only once there are no others, so what is left is compiled until all of it passes.
  func complaints(about attempts: [ClientAttempt]) throws -> [Int: ClientRejection] {
    var found: [Int: ClientRejection] = [:]
    var remaining = attempts
    for _ in 0..<Self.maximumRounds where !remaining.isEmpty {
      let name = "Client-\(UUID().uuidString).swift"
      let batch = ClientBatch(
        remaining.map { ($0.number, $0.source) }, importing: remaining.first?.modules ?? [])
      let output = try compile(batch.source, as: name)
      if output.succeeded { return found }
      let complaints = batch.complaints(in: output.standardError, file: name).mapValues(
        ClientRejection.complaint)
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
  private func halve(_ attempts: [ClientAttempt], after output: Subprocess.Output) throws -> [Int:
    ClientRejection]
  {
    if attempts.count == 1 {
      let error = output.standardError.split(separator: "\n").first { $0.contains("error:") }
      let rejection = error.map { ClientRejection.complaint(String($0)) } ?? .crash
      return Dictionary(attempts.map { ($0.number, rejection) }, uniquingKeysWith: { first, _ in first })
    }
    let middle = attempts.count / 2
    let first = try complaints(about: Array(attempts[..<middle]))
    return try first.merging(complaints(about: Array(attempts[middle...]))) { first, _ in first }
  }

  private func compile(_ source: String, as name: String) throws -> Subprocess.Output {
    let path = "\(scratch)/\(name)"
    try source.write(toFile: path, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let arguments =
      ["-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-suppress-warnings"]
      + ["-swift-version", languageMode, "-module-name", "Client"] + module.clientFlags + [path]
    return try Subprocess(toolchain.frontend, arguments).run()
  }
}
