import APIComparison
import ClientPrograms
import PublicAPI

/// The code that is to make a breaking change harmless, and the clients that tell whether it does.
struct TriedRemedy: Equatable {
  /// The change's place among all.
  let change: Int
  /// Its own among the numbers of clients.
  let number: Int
  /// The code with a body that any type allows.
  let source: String
  /// Whether the code leaves it to its reader what the body does.
  let isOpen: Bool
  /// The clients that the change breaks, and those of its overloads that compile.
  private let clients: [ClientAttempt]

  /// The remedy of `change`, or nil if it is no code, or no client shows that one is needed.
  init?(of change: Change, at index: Int, numbered number: Int, after run: ClientRun) {
    guard change.verdict == .breaking, change.proof == .compiler, case .code(let code, _) = change.remedy,
      let difference = change.difference
    else { return nil }
    let names = Set([difference.old, difference.new].compactMap { $0?.path })
    // A remedy brings back what most clients use: a reference to one of two functions may mean both.
    let outcomes = run.outcomes.filter { $0.client.position == nil }.filter { outcome in
      outcome.complaint == nil
        ? names.contains(outcome.client.declaration.path)
        : outcome.isAbout(change) || outcome.isCaused(by: change)
    }
    guard outcomes.contains(where: { $0.complaint != nil }) else { return nil }
    (self.change, self.number) = (index, number)
    clients = outcomes.map(\.attempt)
    isOpen = code.contains("{ … }")
    source = code.replacing("…", with: "fatalError()") + "\n"
  }

  /// The name of its file among those of a module.
  var file: String { "Remedy-\(number).swift" }

  var clientNumbers: [Int] { clients.map(\.number) }

  /// The clients of `remedies`, each once.
  static func clients(of remedies: [TriedRemedy]) -> [ClientAttempt] {
    Set(remedies.flatMap(\.clients)).sorted { $0.number < $1.number }
  }
}
