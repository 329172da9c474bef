import PublicAPI

extension Rule {
  static let requirementRules = [
    requirementMadeExtension, defaultImplementationRemoved, defaultImplementationAdded,
    requirementOptionalityChanged, requirementAdded, requirementAddedWithDefault,
  ]

  static let requirementMadeExtension = Rule(
    "requirement-made-extension", .compatible, in: .protocols,
    "A requirement became a plain member of an extension.",
    why: "It can still be called; an implementation in a client is no longer found through the protocol.",
    see: .swiftBook("protocols#Protocol-Extensions"))
  static let defaultImplementationRemoved = Rule(
    "default-implementation-removed", .breaking, in: .protocols,
    "The default implementation of a requirement was removed or constrained.",
    why: "Types that relied on it no longer conform.", remedy: "Keep an unconstrained default.",
    see: .swiftBook("protocols#Providing-Default-Implementations"), refutedBy: .container([.conform]))
  static let defaultImplementationAdded = Rule(
    "default-implementation-added", .additive, in: .protocols,
    "A requirement got a default implementation.",
    why: "Types that conform can leave it out.",
    see: .swiftBook("protocols#Providing-Default-Implementations"))
  static let requirementOptionalityChanged = Rule(
    "requirement-optionality-changed", .breaking, in: .protocols,
    "A requirement of an Objective-C protocol changed between optional and required.",
    why: "Callers unwrap it, or conforming types lack it.", remedy: "Add a requirement of another name.",
    see: .swiftBook("protocols#Optional-Protocol-Requirements"), refutedBy: .nothing)
  static let requirementAdded = Rule(
    "requirement-added", .breaking, in: .protocols,
    "A requirement without a default implementation was added.",
    why: "Types in clients that conform do not have it.",
    remedy: "Give it an unconstrained default implementation.",
    see: .swiftBook("protocols#Providing-Default-Implementations"), refutedBy: .container([.conform]))
  static let requirementAddedWithDefault = Rule(
    "requirement-added-with-default", .additive, in: .protocols,
    "A requirement with a default implementation was added.",
    why: "Types that conform get the default.",
    see: .swiftBook("protocols#Providing-Default-Implementations"))
}

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
