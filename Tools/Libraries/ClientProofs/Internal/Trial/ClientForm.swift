import ClientPrograms

/// One of the ways in which clients are written until the old side accepts them.
struct ClientForm: Sendable {
  let mode: String
  /// Which of a client's alternatives is meant.
  let alternative: Int
  let modules: [String]

  /// The forms of the clients of `set`, in the order in which the first that is accepted counts.
  ///
  /// They import only the module; those that do not compile that way also import what the module's interface names.
  static func all(for set: ClientSet, in modes: [String]) -> [ClientForm] {
    let alternatives = set.clients.map(\.alternatives.count).max() ?? 0
    let imports = set.companions.isEmpty ? [[set.module]] : [[set.module], [set.module] + set.companions]
    return modes.flatMap { mode in
      (0..<alternatives).flatMap { alternative in
        imports.map { ClientForm(mode: mode, alternative: alternative, modules: $0) }
      }
    }
  }

  /// The clients of `set` with these numbers, as far as they have this form.
  func attempts(_ numbers: [Int], of set: ClientSet) -> [ClientAttempt] {
    numbers.filter { set.clients[$0].alternatives.count > alternative }.map {
      let source = set.clients[$0].alternatives[alternative]
      return ClientAttempt(
        number: $0, source: source.text, ordinary: source.ordinary, modules: modules, mode: mode)
    }
  }
}
