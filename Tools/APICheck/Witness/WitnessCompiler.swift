import Foundation
import PublicSurface

/// Compiles witnesses against both sides of a comparison.
struct WitnessCompiler: Sendable {
  /// How often clients that fail are taken out before a file is given up.
  private static let maximumRounds = 8
  /// How many clients go into one file: few enough to share the work, many enough to pay for a start.
  private static let clientsPerFile = 1500

  let compiler: URL
  /// The language mode of the clients: `5` or `6`.
  var languageMode = "6"
  /// Where the clients' files are written.
  let scratch: URL

  /// Runs `witnesses`: those that `old` rejects are discarded, the others tried on `new`.
  ///
  /// Clients import only the module; those that need it also import `companions`, which the module's interface names.
  func run(
    _ witnesses: [Witness], old: WitnessModule, new: WitnessModule, companions: [String]
  ) async throws -> WitnessRun {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let imports = companions.isEmpty ? [[old.name]] : [[old.name], [old.name] + companions]
    var pending = Array(witnesses.indices)
    var accepted: [Int: Attempt] = [:]
    let depth = witnesses.map(\.alternatives.count).max() ?? 0
    for alternative in 0..<depth {
      for modules in imports {
        let tried = pending.filter { witnesses[$0].alternatives.count > alternative }
        let attempts = tried.map {
          Attempt(number: $0, source: witnesses[$0].alternatives[alternative], modules: modules)
        }
        let complaints = try await complaints(about: attempts, on: old)
        for attempt in attempts where complaints[attempt.number] == nil { accepted[attempt.number] = attempt }
        pending.removeAll { accepted[$0] != nil }
      }
    }
    let complaints = try await complaints(about: accepted.values.sorted { $0.number < $1.number }, on: new)
    let outcomes = accepted.sorted { $0.key < $1.key }.map { number, attempt in
      WitnessOutcome(
        witness: witnesses[number], source: WitnessBatch.readable(attempt.source),
        complaint: complaints[number])
    }
    return WitnessRun(outcomes: outcomes, discarded: pending.map { witnesses[$0] })
  }

  /// A client as it is tried: with the modules that it imports.
  private struct Attempt: Sendable {
    let number: Int
    let source: String
    let modules: [String]
  }

  /// What the compiler has to say about each client, by its number.
  private func complaints(about attempts: [Attempt], on module: WitnessModule) async throws -> [Int: String] {
    let groups = Dictionary(grouping: attempts, by: \.modules).values.flatMap {
      $0.chunks(of: Self.clientsPerFile)
    }
    return try await withThrowingTaskGroup(of: [Int: String].self) { tasks in
      var found: [Int: String] = [:]
      for (index, group) in groups.enumerated() {
        if index >= 2, let complaints = try await tasks.next() {
          found.merge(complaints) { first, _ in first }
        }
        tasks.addTask { try await complaints(aboutFile: group, on: module) }
      }
      for try await complaints in tasks { found.merge(complaints) { first, _ in first } }
      return found
    }
  }

  /// Compiles a file until all clients left in it do: some mistakes are only looked for once there are no others.
  private func complaints(aboutFile attempts: [Attempt], on module: WitnessModule) async throws -> [Int:
    String]
  {
    var found: [Int: String] = [:]
    var remaining = attempts
    for _ in 0..<Self.maximumRounds where !remaining.isEmpty {
      let batch = WitnessBatch(remaining.map { ($0.number, $0.source) }, importing: remaining[0].modules)
      let file = scratch.appending(path: "Client-\(UUID().uuidString).swift")
      try Data(batch.source.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let result = try await compile(file, on: module)
      if result.status == 0 { return found }
      let complaints = batch.complaints(in: result.output, file: file.lastPathComponent)
      if complaints.isEmpty {
        return try await found.merging(bisect(remaining, on: module, output: result.output)) { first, _ in
          first
        }
      }
      found.merge(complaints) { first, _ in first }
      remaining.removeAll { complaints[$0.number] != nil }
    }
    return found.merging(remaining.map { ($0.number, "The compiler finds new mistakes each time.") }) {
      first, _ in first
    }
  }

  /// A compiler that fails without a word about any client has crashed on one: halving the file finds it.
  private func bisect(_ attempts: [Attempt], on module: WitnessModule, output: String) async throws -> [Int:
    String]
  {
    guard let only = attempts.first, attempts.count > 1 else {
      return attempts.first.map { [$0.number: output.lastErrorLine] } ?? [:]
    }
    _ = only
    let middle = attempts.count / 2
    let first = try await complaints(aboutFile: Array(attempts[..<middle]), on: module)
    let second = try await complaints(aboutFile: Array(attempts[middle...]), on: module)
    return first.merging(second) { first, _ in first }
  }

  private func compile(_ file: URL, on module: WitnessModule) async throws -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      [
        "-swift-version", languageMode, "-parse-as-library", "-suppress-warnings", "-emit-sil", "-o",
        "/dev/null",
        "-module-name", "Client",
      ] + module.searchPaths.flatMap { ["-I", $0.path] } + module.arguments + [file.path]
    let output = file.appendingPathExtension("log")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardError = handle
    process.standardOutput = handle
    let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    try handle.close()
    return (status, String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}

extension Array {
  /// The elements in order, at most `size` at a time.
  fileprivate func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension String {
  /// The last line that says what went wrong.
  fileprivate var lastErrorLine: String {
    split(separator: "\n").last { $0.contains("error:") }.map { String($0) }
      ?? "The compiler stopped without a reason."
  }
}
