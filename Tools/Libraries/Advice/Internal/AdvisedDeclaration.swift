import PublicAPI

/// A declaration to which advice of some kind applies, and what that means for it.
struct AdvisedDeclaration {
  let declaration: Declaration
  /// What is wrong with the declaration, as a sentence.
  let fact: String
  /// The smallest change after which the later one breaks nobody.
  let change: AdvisedChange
  /// What can be done before the next major version where the change breaks clients; nil if nothing can.
  let milder: AdvisedChange?
  /// The conformance to add to the declaration's file, if compiling the module's own sources proves the advice.
  var conformance: String?

  init(
    about declaration: Declaration, _ fact: String, change: AdvisedChange, milder: AdvisedChange? = nil
  ) {
    self.declaration = declaration
    self.fact = fact
    self.change = change
    self.milder = milder
  }
}
