import Clients
import Dispatch
import Packages
import Processes
import Synchronization

/// Compiles clients against both sides of a comparison.
struct ClientCompiler: Sendable {
  private let toolchain: Toolchain
  private let scratch: String

  /// Makes a compiler that writes its files to the existing directory `scratch`.
  init(toolchain: Toolchain, scratch: String) {
    self.toolchain = toolchain
    self.scratch = scratch
  }

  /// Tries `set` on both sides: clients that `old` rejects prove nothing, those that only `new` rejects prove a break.
  ///
  /// The clients speak the language mode that `old` was compiled in. They import only the module; those that do not
  /// compile that way also import what the module's interface names. Blocks the thread, and uses all cores meanwhile.
  /// Throws a ``ToolchainError`` if the compiler cannot be started.
  func run(_ set: ClientSet, old: BuiltModule, new: BuiltModule) throws -> ClientRun {
    let settled = try settled(set, new: new, mode: old.languageMode)
    var pending = set.clients.indices.filter { !settled.contains($0) }
    var accepted: [ClientAttempt] = []
    let imports = set.companions.isEmpty ? [[old.name]] : [[old.name], [old.name] + set.companions]
    for alternative in 0..<(set.clients.map(\.alternatives.count).max() ?? 0) {
      for modules in imports {
        let attempts = set.attempts(pending, alternative: alternative, importing: modules)
        let complaints = try complaints(about: attempts, on: old, mode: old.languageMode)
        accepted += attempts.filter { complaints[$0.number] == nil }
        pending = Set(pending).subtracting(accepted.map(\.number)).sorted()
      }
    }
    let rejections = try complaints(about: accepted, on: new, mode: old.languageMode)
    let crashed = accepted.map(\.number).filter { rejections[$0]?.isCrash ?? false }
    let judged = accepted.filter { !crashed.contains($0.number) }.sorted { $0.number < $1.number }
    let outcomes = judged.map { attempt in
      ClientOutcome(
        client: set.clients[attempt.number], source: ClientBatch.readable(attempt.source),
        complaint: rejections[attempt.number]?.complaint.map {
          ClientBatch.readable($0, about: attempt.source, number: attempt.number)
        })
    }
    return ClientRun(
      outcomes: outcomes, unconcerned: settled.count,
      discarded: (pending + crashed).map { set.clients[$0] },
      withoutClient: set.withoutClient, languageMode: old.languageMode)
  }

  /// The clients of unchanged declarations that `new` accepts: whatever `old` says of them, they prove no break.
  private func settled(_ set: ClientSet, new: BuiltModule, mode: String) throws -> Set<Int> {
    guard set.importsAreEqual else { return [] }
    let untouched = set.clients.indices.filter { !set.isTouched(set.clients[$0]) }
    let attempts = set.attempts(untouched, alternative: 0, importing: [new.name] + set.companions)
    return try Set(untouched).subtracting(complaints(about: attempts, on: new, mode: mode).keys)
  }

  /// What the compiler has to say about each client, by its number.
  private func complaints(
    about attempts: [ClientAttempt], on module: BuiltModule, mode: String
  ) throws -> [Int: ClientRejection] {
    let files = ClientAttempt.files(of: attempts)
    let results = Mutex<[Result<[Int: ClientRejection], any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = ClientFile(toolchain: toolchain, scratch: scratch, module: module, languageMode: mode)
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
