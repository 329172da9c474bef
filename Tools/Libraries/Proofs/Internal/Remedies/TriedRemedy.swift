import Changes
import Clients
import Surfaces

/// The code that is to make a breaking change harmless, and the clients that tell whether it does.
struct TriedRemedy {
  /// The change's place among all.
  let change: Int
  /// The code with a body that any type allows.
  let source: String
  /// The clients that the change breaks, and those of its overloads that compile.
  let clients: [ClientOutcome]

  /// The remedy of `change`, or nil if it is no code, or no client shows that one is needed.
  init?(of change: Change, at index: Int, after run: ClientRun) {
    guard change.verdict == .breaking, change.proof == .compiler, case .code(let code, _) = change.remedy,
      let difference = change.difference
    else { return nil }
    let names = Set([difference.old, difference.new].compactMap { $0?.path })
    clients = run.outcomes.filter { outcome in
      outcome.complaint == nil
        ? names.contains(outcome.client.declaration.path)
        : outcome.isAbout(change) || outcome.isCaused(by: change)
    }
    guard clients.contains(where: { $0.complaint != nil }) else { return nil }
    self.change = index
    source = code.replacing("…", with: "fatalError()") + "\n"
  }
}
