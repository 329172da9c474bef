import Dispatch
public import PublicSurface
import Synchronization

/// Compiles witnesses against both sides of a comparison.
public struct WitnessCompiler: Sendable {
  private let toolchain: Toolchain
  private let scratch: String

  /// Makes a compiler that writes its files to the existing directory `scratch`.
  public init(toolchain: Toolchain, scratch: String) {
    self.toolchain = toolchain
    self.scratch = scratch
  }

  /// Tries `set` on `old`, discards what it rejects, and tries the rest on `new`.
  ///
  /// The clients speak the language mode that `old` was compiled in. They import only the module; those that do not
  /// compile that way also import what the module's interface names. Blocks the thread, and uses all cores meanwhile.
  /// Throws a ``ToolchainError`` if the compiler cannot be started.
  public func run(_ set: WitnessSet, old: BuiltModule, new: BuiltModule) throws -> WitnessRun {
    let imports = set.companions.isEmpty ? [[old.name]] : [[old.name], [old.name] + set.companions]
    var pending = Array(set.witnesses.indices)
    var accepted: [Int: WitnessAttempt] = [:]
    for alternative in 0..<(set.witnesses.map(\.alternatives.count).max() ?? 0) {
      for modules in imports {
        let attempts = pending.filter { set.witnesses[$0].alternatives.count > alternative }.map {
          WitnessAttempt(number: $0, source: set.witnesses[$0].alternatives[alternative], modules: modules)
        }
        let complaints = try complaints(about: attempts, on: old, mode: old.languageMode)
        for attempt in attempts where complaints[attempt.number] == nil { accepted[attempt.number] = attempt }
        pending.removeAll { accepted[$0] != nil }
      }
    }
    let survivors = accepted.values.sorted { $0.number < $1.number }
    let complaints = try complaints(about: survivors, on: new, mode: old.languageMode)
    let outcomes = survivors.map {
      WitnessOutcome(
        witness: set.witnesses[$0.number], source: WitnessBatch.readable($0.source),
        complaint: complaints[$0.number])
    }
    return WitnessRun(
      outcomes: outcomes, discarded: pending.map { set.witnesses[$0] }, unwitnessed: set.unwitnessed,
      languageMode: old.languageMode)
  }

  /// What the compiler has to say about each client, by its number.
  private func complaints(
    about attempts: [WitnessAttempt], on module: BuiltModule, mode: String
  ) throws -> [Int: String] {
    let files = WitnessAttempt.files(of: attempts)
    let results = Mutex<[Result<[Int: String], any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = WitnessFile(toolchain: toolchain, scratch: scratch, module: module, languageMode: mode)
      let result = Result { try file.complaints(about: files[index]) }
      results.withLock { $0.append(result) }
    }
    return try results.withLock { try $0.map { try $0.get() } }.reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
  }
}
