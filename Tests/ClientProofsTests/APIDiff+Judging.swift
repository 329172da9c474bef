import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI

extension APIDiff {
  /// What differs between two surfaces beside the toolchain's modules.
  init(from old: Surface, to new: Surface) {
    self.init(old: old, new: new, beside: .ofToolchain)
  }

  /// What the rules find.
  var changes: [Change] { Classifier.changes(in: self) }

  /// The changes that the rules find after `compiler` had its say, and what it could not say.
  func judged(
    by compiler: some ClientCompiler, modes: [String] = ["6"], isAlone: Bool = true
  ) throws -> (changes: [Change], gaps: [String]) {
    try ClientTrial(of: self, modes: modes, isAlone: isAlone).judged(changes, by: compiler)
  }
}
