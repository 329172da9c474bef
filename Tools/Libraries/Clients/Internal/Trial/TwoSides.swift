import Dispatch
import Synchronization

/// The two sides of a change, as clients meet them.
struct TwoSides: Sendable {
  /// What the compiler says about a file of clients on one of the sides, or nil if it accepts it.
  typealias Compilation = @Sendable (_ source: String, _ file: String) throws -> String?

  let old: Compilation
  let new: Compilation

  /// Tries `set` on both sides: clients that `old` rejects prove nothing, those that only `new` rejects prove a break.
  ///
  /// They import only the module; those that do not compile that way also import what the module's interface names.
  func run(_ set: ClientSet) throws -> ClientRun {
    let settled = try settled(set)
    var pending = set.clients.indices.filter { !settled.contains($0) }
    var accepted: [ClientAttempt] = []
    let imports = set.companions.isEmpty ? [[set.module]] : [[set.module], [set.module] + set.companions]
    for alternative in 0..<(set.clients.map(\.alternatives.count).max() ?? 0) {
      for modules in imports {
        let attempts = set.attempts(pending, alternative: alternative, importing: modules)
        let complaints = try complaints(about: attempts, by: old)
        accepted += attempts.filter { complaints[$0.number] == nil }
        pending = Set(pending).subtracting(accepted.map(\.number)).sorted()
      }
    }
    let rejections = try complaints(about: accepted, by: new)
    let crashed = accepted.map(\.number).filter { rejections[$0]?.isCrash ?? false }
    let judged = accepted.filter { !crashed.contains($0.number) }.sorted { $0.number < $1.number }
    let outcomes = judged.map { attempt in
      ClientOutcome(
        client: set.clients[attempt.number], source: ClientBatch.readable(attempt.source),
        complaint: rejections[attempt.number]?.complaint.map {
          ClientBatch.readable($0, about: attempt.source, number: attempt.number)
        })
    }
    return ClientRun(outcomes: outcomes, discarded: (pending + crashed).map { set.clients[$0] })
  }

  /// The clients of unchanged declarations that `new` accepts: whatever `old` says of them, they prove no break.
  private func settled(_ set: ClientSet) throws -> Set<Int> {
    guard set.importsAreEqual else { return [] }
    let untouched = set.clients.indices.filter { !set.isTouched(set.clients[$0]) }
    let attempts = set.attempts(untouched, alternative: 0, importing: [set.module] + set.companions)
    return try Set(untouched).subtracting(complaints(about: attempts, by: new).keys)
  }

  /// What the compiler has to say about each client, by its number.
  private func complaints(
    about attempts: [ClientAttempt], by compilation: @escaping Compilation
  ) throws -> [Int: ClientRejection] {
    let files = ClientAttempt.files(of: attempts)
    let results = Mutex<[Result<[Int: ClientRejection], any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = ClientFile(compile: compilation)
      let result = Result { try file.complaints(about: files[index]) }
      results.withLock { $0.append(result) }
    }
    return try results.withLock { try $0.map { try $0.get() } }.reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
  }
}

extension ClientSet {
  /// The clients with these numbers in one of their forms, as far as they have it.
  fileprivate func attempts(_ numbers: [Int], alternative: Int, importing modules: [String])
    -> [ClientAttempt]
  {
    numbers.filter { clients[$0].alternatives.count > alternative }.map {
      ClientAttempt(number: $0, source: clients[$0].alternatives[alternative], modules: modules)
    }
  }
}
