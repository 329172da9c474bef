import Clients
import Dispatch
import Synchronization

/// The two sides of a change, as clients meet them.
struct TwoSides: Sendable {
  /// What the compiler says about a file of clients on one of the sides, or nil if it accepts it.
  typealias Compilation =
    @Sendable (_ source: String, _ file: String, _ side: ClientSide, _ mode: String, _ features: [String])
    throws
    -> String?

  /// The feature with which a client sees only the members of modules that it imports.
  private static let ownImports = ["MemberImportVisibility"]

  private let modes: [String]
  private let compile: Compilation

  /// Clients speak the first of `modes` in which the old side accepts them.
  init(modes: [String], _ compile: @escaping Compilation) {
    self.modes = modes
    self.compile = compile
  }

  /// Tries `set` on both sides: clients that `old` rejects prove nothing, those that only `new` rejects prove a break.
  ///
  /// They import only the module; those that do not compile that way also import what the module's interface names.
  /// Throws a ``ClientContradiction`` if a side is not what its surface says.
  func run(_ set: ClientSet) throws -> ClientRun {
    let distinct = DistinctClients(of: set)
    let settled = try settled(distinct.numbers, of: set)
    var pending = distinct.numbers.filter { !settled.contains($0) }
    var controls = pending.isEmpty ? [] : set.controls(speaking: modes[0])
    var accepted: [ClientAttempt] = []
    let imports = set.companions.isEmpty ? [[set.module]] : [[set.module], [set.module] + set.companions]
    var isFirst = true
    var impossible: Set<Int> = []
    for (mode, alternative) in set.forms(in: modes) {
      for modules in imports {
        let attempts = set.attempts(pending, alternative: alternative, importing: modules, speaking: mode)
        let complaints = try complaints(about: attempts + (isFirst ? controls : []), on: .old)
        if isFirst { controls.removeAll { complaints[$0.number] != nil } }
        isFirst = false
        accepted += attempts.filter { complaints[$0.number] == nil }
        pending = Set(pending).subtracting(accepted.map(\.number)).sorted()
        for number in pending {
          let same = distinct.all([number])
          impossible.formUnion(
            same.filter { complaints[number]?.isAboutOverriding(set.clients[$0].declaration) ?? false })
        }
      }
    }
    var rejections = try complaints(about: accepted, on: .new, beside: controls)
    let moved = accepted.filter { rejections[$0.number] == nil && set.isGone(set.clients[$0.number]) }
    rejections.merge(try complaintsOfStrictClients(moved)) { first, _ in first }
    let told = accepted.flatMap { attempt in distinct.all([attempt.number]).map { (number: $0, attempt) } }
      .sorted { $0.number < $1.number }
    let outcomes = told.compactMap { number, attempt -> ClientOutcome? in
      let rejection = rejections[attempt.number]
      guard rejection?.silence == nil else { return nil }
      return ClientOutcome(
        client: set.clients[number], attempt: attempt, source: ClientBatch.readable(attempt.source),
        complaint: rejection?.complaint.map {
          ClientBatch.readable($0, about: attempt.source, number: attempt.number)
        })
    }
    let unanswered = told.compactMap { number, attempt in
      rejections[attempt.number]?.silence.map { UnansweredClient(client: set.clients[number], reason: $0) }
    }
    return ClientRun(
      outcomes: outcomes,
      discarded: distinct.all(pending).map { set.clients[$0] } + unanswered.map(\.client),
      impossible: distinct.all(pending).filter(impossible.contains).map { set.clients[$0] },
      unanswered: unanswered)
  }

  /// A file of clients on `side`, with `controls` beside them.
  func file(on side: ClientSide, enabling features: [String] = [], beside controls: [ClientAttempt] = [])
    -> ClientFile
  {
    ClientFile(compile: { try compile($0, $1, side, $2, features) }, controls: controls)
  }

  /// The clients of unchanged declarations that `new` accepts: whatever `old` says of them, they prove no break.
  private func settled(_ numbers: [Int], of set: ClientSet) throws -> Set<Int> {
    guard set.importsAreEqual else { return [] }
    let untouched = numbers.filter { !set.isTouched(set.clients[$0]) }
    let attempts = set.attempts(
      untouched, alternative: 0, importing: [set.module] + set.companions, speaking: modes[0])
    return try Set(untouched).subtracting(complaints(about: attempts, on: .new).keys)
  }

  /// What the new side says about clients that it accepts only because of what it imports, by their number.
  private func complaintsOfStrictClients(_ attempts: [ClientAttempt]) throws -> [Int: ClientRejection] {
    let rejections = try complaints(about: attempts, on: .new, enabling: Self.ownImports)
    let before = try complaints(
      about: attempts.filter { rejections[$0.number] != nil }, on: .old, enabling: Self.ownImports)
    return rejections.filter { before[$0.key] == nil }
  }

  /// What the compiler has to say about each client, by its number, with `controls` beside them.
  ///
  /// What cannot be is asked about once more, while no other file is compiled.
  private func complaints(
    about attempts: [ClientAttempt], on side: ClientSide, enabling features: [String] = [],
    beside controls: [ClientAttempt] = []
  ) throws -> [Int: ClientRejection] {
    let files = ClientAttempt.files(of: attempts)
    let file = file(on: side, enabling: features, beside: controls)
    let results = Mutex<[Int: Result<[Int: ClientRejection], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result = Result { try file.complaints(about: files[index]) }
      results.withLock { $0[index] = result }
    }
    var found: [Int: ClientRejection] = [:]
    for (index, result) in results.withLock({ $0 }) {
      do {
        found.merge(try result.get()) { first, _ in first }
      } catch is ClientContradiction {
        found.merge(try file.complaints(about: files[index])) { first, _ in first }
      }
    }
    for attempt in attempts where found[attempt.number]?.silence != nil {
      found[attempt.number] = try file.complaints(about: [attempt])[attempt.number]
    }
    return found
  }
}

extension ClientSet {
  /// The controls, with the numbers after those of the clients.
  fileprivate func controls(speaking mode: String) -> [ClientAttempt] {
    controlSources.enumerated().map {
      ClientAttempt(number: clients.count + $0, source: $1, modules: [module], mode: mode)
    }
  }

  /// What each client is tried as until the old side accepts it: its alternatives in one language mode after the other.
  fileprivate func forms(in modes: [String]) -> [(mode: String, alternative: Int)] {
    let alternatives = clients.map(\.alternatives.count).max() ?? 0
    return modes.flatMap { mode in (0..<alternatives).map { (mode, $0) } }
  }

  /// The clients with these numbers in one of their forms, as far as they have it.
  fileprivate func attempts(
    _ numbers: [Int], alternative: Int, importing modules: [String], speaking mode: String
  ) -> [ClientAttempt] {
    numbers.filter { clients[$0].alternatives.count > alternative }.map {
      ClientAttempt(number: $0, source: clients[$0].alternatives[alternative], modules: modules, mode: mode)
    }
  }
}
