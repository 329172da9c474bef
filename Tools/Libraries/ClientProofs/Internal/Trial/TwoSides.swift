import ClientPrograms
import CompilerDiagnostics
import Processes

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
  private let isAlone: Bool
  private let compile: Compilation

  /// Clients speak the first of `modes` in which the old side accepts them; `isAlone` says whether nothing else keeps
  /// processors busy.
  init(modes: [String], isAlone: Bool, _ compile: @escaping Compilation) {
    self.modes = modes
    self.isAlone = isAlone
    self.compile = compile
  }

  /// Tries `set` on both sides: clients that `old` rejects prove nothing, those that only `new` rejects prove a break.
  ///
  /// Throws a ``ClientContradiction`` if a side is not what its surface says.
  func run(_ set: ClientSet) throws -> ClientRun {
    let distinct = DistinctClients(of: set)
    let tried = try tried(distinct.numbers, of: set)
    var rejections = tried.rejections
    let moved = tried.accepted.filter {
      rejections[$0.number] == nil && set.isGone(set.clients[$0.number])
    }
    rejections.merge(try complaintsOfStrictClients(moved)) { first, _ in first }
    let numbered = tried.accepted.flatMap { attempt in
      distinct.all([attempt.number]).map { (number: $0, attempt) }
    }.sorted { $0.number < $1.number }
    let failing = tried.accepted.filter { rejections[$0.number]?.complaint != nil }
    let ordinary = try failingInOrdinaryCode(failing, saying: rejections, knowing: tried.ordinary)
    let strict = try failingOnlyInSwift6(failing.map { ordinary[$0.number] ?? ($0, rejections[$0.number]) })
    let outcomes = numbered.compactMap { number, asked -> ClientOutcome? in
      let (attempt, rejection) = ordinary[asked.number] ?? (asked, rejections[asked.number])
      guard rejection?.silence == nil else { return nil }
      return ClientOutcome(
        client: set.clients[number], attempt: attempt,
        source: ClientBatch.readable(attempt.source, importing: attempt.modules.dropFirst()),
        complaint: rejection?.complaint.map {
          ClientBatch.readable($0, about: attempt.source, number: attempt.number)
        }, notes: rejection?.notes ?? [], failsOnlyInSwift6: strict.contains(attempt.number))
    }
    let unanswered = numbered.compactMap { number, attempt in
      rejections[attempt.number]?.silence.map { UnansweredClient(client: set.clients[number], reason: $0) }
    }
    let impossible = tried.objections.flatMap { number, objections in
      distinct.all([number]).filter { same in
        objections.contains { $0.isAboutOverriding(set.clients[same].declaration) }
      }
    }
    return ClientRun(
      outcomes: outcomes,
      discarded: distinct.all(tried.pending).map { set.clients[$0] } + unanswered.map(\.client),
      impossible: distinct.all(tried.pending).filter(Set(impossible).contains).map { set.clients[$0] },
      unanswered: unanswered)
  }

  /// A file of clients on `side`, with `controls` beside them.
  ///
  /// Files that are compiled at the same time have different `names`.
  func file(
    on side: ClientSide, enabling features: [String] = [], beside controls: [ClientAttempt] = [],
    named name: String = "Client"
  ) -> ClientFile {
    ClientFile(name: name, compile: { try compile($0, $1, side, $2, features) }, controls: controls)
  }

  /// What becomes of the clients with these `numbers`: of the forms that the old side accepts the first goes to the new
  /// side, while those that have none yet are tried in further ones.
  private func tried(_ numbers: [Int], of set: ClientSet) throws -> TriedClients {
    let forms = ClientForm.all(for: set, in: modes)
    guard let first = forms.first else { return TriedClients(numbers) }
    // Those of unchanged declarations that `new` accepts prove no break, whatever `old` says of them.
    let untouched = set.importsAreEqual ? numbers.filter { !set.isTouched(set.clients[$0]) } : []
    let touched = Set(numbers).subtracting(untouched).sorted()
    let complete = ClientForm(mode: first.mode, alternative: 0, modules: [set.module] + set.companions)
    // Where both sides are asked at once, one processor less is idle and more compilers are started.
    let asksAtOnce = isAlone || touched.count >= ClientAttempt.worthACompiler
    var tried = TriedClients(touched)
    var queues = [FormQueue(of: touched, in: forms)]
    var due = complete.attempts(untouched, of: set)
    var controls: [ClientAttempt]?
    while true {
      let next = queues.indices.flatMap { queues[$0].next(among: tried.pending, of: set) }
      let asked = asksAtOnce || next.isEmpty ? due : []
      if next.isEmpty, asked.isEmpty {
        // What fails only beside other imports fails all the same.
        let crowded = tried.failingOnly(among: complete.attempts(untouched, of: set))
        let before = try answers(to: [ClientQuestion(attempts: crowded, side: .old)])[0]
        tried.replace(with: crowded.filter { before[$0.number] == nil })
        return tried
      }
      let proposed = controls == nil && !next.isEmpty ? set.controls(in: first) : []
      // Whoever fails has the rest of its file compiled once more.
      let doubtful = asked.filter { set.isInDoubt(set.clients[$0.number]) }
      let hopeful = asked.filter { !set.isInDoubt(set.clients[$0.number]) }
      let ordinary = (new: OrdinaryForms(of: doubtful, in: set), old: OrdinaryForms(of: next, in: set))
      var answers = try answers(to: [
        ClientQuestion(attempts: doubtful + ordinary.new.attempts, side: .new, controls: controls ?? []),
        ClientQuestion(attempts: hopeful, side: .new, controls: controls ?? []),
        ClientQuestion(attempts: next + ordinary.old.attempts + proposed, side: .old),
      ])
      tried.ordinary.new.merge(ordinary.new.takeAnswers(from: &answers[0])) { $1 }
      tried.ordinary.old.merge(ordinary.old.takeAnswers(from: &answers[2])) { $1 }
      if !proposed.isEmpty { controls = proposed.filter { answers[2][$0.number] == nil } }
      let late = tried.note(answers[0].merging(answers[1]) { first, _ in first })
      queues.append(FormQueue(of: late, in: forms))
      due.removeFirst(asked.count)
      due += tried.take(answers[2], about: next)
    }
  }

  /// Those of `failing`, by number, that fail as ordinary code has them as well, so, and what the new side says of that.
  ///
  /// Where the old side rejects ordinary code, or the new one gives no answer about it, `failing` is all there is. What
  /// is `known` is not asked again.
  private func failingInOrdinaryCode(
    _ failing: [ClientAttempt], saying complaints: [Int: ClientRejection],
    knowing known: TriedClients.Ordinary
  ) throws -> [Int: (ClientAttempt, ClientRejection?)] {
    let rejections = try ordinaryRejections(of: failing, on: .new, knowing: known.new)
    let suspects = failing.filter { $0.ordinary != nil && rejections[$0.number] != nil }
    let before = try ordinaryRejections(of: suspects, on: .old, knowing: known.old)
    let found = suspects.map { attempt in
      var strong = attempt
      strong.ordinary = nil
      let isTelling = before[attempt.number] == nil && rejections[attempt.number]?.complaint != nil
      return isTelling
        ? (attempt.asOrdinaryCode ?? attempt, rejections[attempt.number])
        : (strong, complaints[attempt.number])
    }
    return Dictionary(found.map { ($0.0.number, $0) }) { first, _ in first }
  }

  /// What a side has to say about `attempts` as ordinary code has them, by number.
  private func ordinaryRejections(
    of attempts: [ClientAttempt], on side: ClientSide, knowing known: [Int: ClientRejection?]
  ) throws -> [Int: ClientRejection] {
    let open = attempts.filter { known[$0.number] == nil }.compactMap(\.asOrdinaryCode)
    return try answers(to: [ClientQuestion(attempts: open, side: side)])[0]
      .merging(known.compactMapValues(\.self)) { first, _ in first }
  }

  /// The numbers of those of `failing` that the new side accepts from clients in Swift 5 mode.
  ///
  /// Only what the compiler says of concurrency is an error in one mode and none, or a warning, in the other.
  private func failingOnlyInSwift6(_ failing: [(attempt: ClientAttempt, rejection: ClientRejection?)]) throws
    -> Set<Int>
  {
    let suspects = failing.filter {
      $0.attempt.mode == "6" && $0.rejection?.complaint?.isAboutConcurrency == true
    }.map { $0.attempt.speaking("5") }
    let rejections = try answers(to: [ClientQuestion(attempts: suspects, side: .new)])[0]
    return Set(suspects.map(\.number)).subtracting(rejections.keys)
  }

  /// What the new side says about clients that it accepts only because of what it imports, by their number.
  private func complaintsOfStrictClients(_ attempts: [ClientAttempt]) throws -> [Int: ClientRejection] {
    let rejections = try answers(
      to: [ClientQuestion(attempts: attempts, side: .new, features: Self.ownImports)])[0]
    let suspects = attempts.filter { rejections[$0.number] != nil }
    let before = try answers(
      to: [ClientQuestion(attempts: suspects, side: .old, features: Self.ownImports)])[0]
    return rejections.filter { before[$0.key] == nil }
  }

  /// What the compiler has to say about each client that it rejects, by its number, for each of `questions`.
  ///
  /// What cannot be is asked about once more, while no other file is compiled.
  private func answers(to questions: [ClientQuestion]) throws -> [[Int: ClientRejection]] {
    let files = questions.enumerated().flatMap { index, question in
      ClientAttempt.files(of: question.attempts).map { (question: index, attempts: $0) }
    }
    let ask = { @Sendable (index: Int, attempts: [ClientAttempt]) in
      let question = questions[index]
      return try file(
        on: question.side, enabling: question.features, beside: question.controls, named: "Client-\(index)"
      ).complaints(about: attempts)
    }
    let results = files.mapOnThreads { file in Result { try ask(file.question, file.attempts) } }
    var found: [[Int: ClientRejection]] = questions.map { _ in [:] }
    for ((index, attempts), result) in zip(files, results) {
      do {
        found[index].merge(try result.get()) { first, _ in first }
      } catch is ClientContradiction {
        found[index].merge(try ask(index, attempts)) { first, _ in first }
      }
    }
    for (index, question) in questions.enumerated() {
      for attempt in question.attempts where found[index][attempt.number]?.silence != nil {
        found[index][attempt.number] = try ask(index, [attempt])[attempt.number]
      }
    }
    return found
  }
}

extension ClientSet {
  /// The controls, with the numbers after those of the clients.
  fileprivate func controls(in form: ClientForm) -> [ClientAttempt] {
    controlSources.enumerated().map {
      ClientAttempt(number: clients.count + $0, source: $1, modules: [module], mode: form.mode)
    }
  }
}
