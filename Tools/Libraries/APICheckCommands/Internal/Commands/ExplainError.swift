/// An identifier that is neither one of a rule of the catalogue nor one of an unusual position.
struct ExplainError: Error, CustomStringConvertible {
  let identifier: String

  var description: String {
    unknownRule(identifier, among: Command.explained)
  }
}
