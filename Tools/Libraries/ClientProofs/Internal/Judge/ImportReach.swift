import APIComparison
import PublicAPI

/// The modules whose members reach clients that import just one, on both sides of a comparison.
struct ImportReach: Sendable {
  private let old: Set<String>
  private let new: Set<String>

  /// Makes a reach from the names of the Swift modules that such a client gets.
  init(old: Set<String>, new: Set<String>) {
    self.old = old
    self.new = new
  }

  /// Whether what is known of the reach can change the verdict on one of `changes`.
  static func matters(to changes: [Change]) -> Bool {
    changes.contains(where: \.isFearedLossOfImport)
  }

  /// `changes`, where an import that is gone breaks nobody if the members of its module reach clients all the same.
  func judged(_ changes: [Change]) -> [Change] {
    changes.map { change in
      guard change.isFearedLossOfImport, let module = change.difference?.old?.importedModule,
        let reason = reason(for: module)
      else {
        return change
      }
      var change = change
      change.verdict = .compatible
      change.meaning = reason
      change.remedy = .words("")
      change.proof = .compiler
      return change
    }
  }

  private func reason(for module: String) -> String? {
    if new.contains(module) {
      return "The module's members reach clients all the same, through what is still imported."
    }
    #if !canImport(ObjectiveC)
      // One written in C adds members to its own types only; in Objective-C there would be categories.
      if !old.contains(module) { return "The module is written in C and adds no members to types of others." }
    #endif
    return nil
  }
}

extension Change {
  fileprivate var isFearedLossOfImport: Bool {
    rule == .importRemoved && verdict == .fragile && proof == .rule
  }
}

extension Declaration {
  /// The module that an import names: `Darwin` for `import Darwin.C`.
  fileprivate var importedModule: String { String(name.prefix { $0 != "." }) }
}
