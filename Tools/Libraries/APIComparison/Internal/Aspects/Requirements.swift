import PublicAPI

extension Comparison {
  /// Whether conforming types have to provide a member, and whether a default does it for them.
  func roleFindings(_ pair: Pair) -> [Finding]? {
    // Nobody has conformed to what was no protocol.
    if pair.old.requirement == .none, old.types[pair.old.contextPath]?.kind != .protocol { return nil }
    let subject = "‘\(pair.title)’"
    switch (pair.old.requirement, pair.new.requirement) {
    case (.defaulted, .required):
      return [
        Finding(
          .defaultImplementationRemoved, "The default implementation of \(subject) is gone.",
          remedy: Shim.defaultImplementation(of: pair.old))
      ]
    case (.none, .required):
      return [Finding(.requirementAdded, "\(subject) became a requirement without a default implementation.")]
    case (.required, .defaulted):
      return [Finding(.defaultImplementationAdded, "\(subject) now has a default implementation.")]
    case (.none, .defaulted):
      return [
        Finding(
          .requirementAddedWithDefault, "\(subject) became a requirement with a default implementation.")
      ]
    case (_, .none):
      return [Finding(.requirementMadeExtension, "\(subject) is no longer a requirement.")]
    case (.optional, .required), (.required, .optional), (.defaulted, .optional):
      return [Finding(.requirementOptionalityChanged, "\(subject) changed between optional and required.")]
    default: return [Finding(.defaultImplementationAdded, "\(subject) has a default implementation.")]
    }
  }
}
