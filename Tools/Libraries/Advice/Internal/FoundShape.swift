import PublicAPI

/// A declaration that has the shape of some kind, and what that means for it.
struct FoundShape {
  let declaration: Declaration
  /// What is wrong with it here, as a sentence.
  let fact: String
  /// The smallest change that keeps the way open.
  let change: String
  let experiment: Experiment?
  /// What the file of the declaration would have at its end, where the module's own sources are what shows it.
  var conformance: String?

  init(about declaration: Declaration, _ fact: String, change: String, experiment: Experiment? = nil) {
    self.declaration = declaration
    self.fact = fact
    self.change = change
    self.experiment = experiment
  }
}
