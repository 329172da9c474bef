import PublicAPI

extension Rule {
  static let failabilityRules = [
    initializerFailabilityAdded, initializerFailabilityRemoved, initializerStyleChanged,
  ]

  static let initializerFailabilityAdded = Rule(
    "initializer-failability-added", .breaking, in: .initializers,
    "An initializer can now return nil.",
    why: "Its result is an optional that callers have to unwrap.",
    remedy: "Add a failable initializer with another label.",
    see: .swiftBook("initialization#Failable-Initializers"))
  static let initializerFailabilityRemoved = Rule(
    "initializer-failability-removed", .breaking, in: .initializers,
    "An initializer no longer returns an optional.",
    why: "An if let or a chain on its result stops compiling.",
    remedy: "Keep the failable initializer as well.", see: .swiftBook("initialization#Failable-Initializers"),
    refutedBy: .declaration([.inferResult]))
  static let initializerStyleChanged = Rule(
    "initializer-style-changed", .compatible, in: .initializers,
    "An initializer changed between ? and !.",
    why: "Its result can still be unwrapped.",
    see: .swiftBook("initialization#The-init-Failable-Initializer"))
}

extension Comparison {
  /// `?` and `!` of an initializer.
  func failabilityFindings(_ pair: Pair) -> [Finding] {
    let subject = "‘\(pair.title)’"
    switch (pair.old.failability, pair.new.failability) {
    case (_, .optional):
      return [
        Finding(.initializerFailabilityAdded, "\(subject) can now return nil.", remedy: Shim.keeping(pair))
      ]
    case (.none, .implicitlyUnwrapped):
      return [Finding(.initializerFailabilityAdded, "\(subject) now makes an optional.")]
    case (.optional, .implicitlyUnwrapped):
      return [pair.relaxed(Finding(.initializerStyleChanged, "\(subject) now unwraps itself."))]
    default:
      return [Finding(.initializerFailabilityRemoved, "\(subject) no longer makes an optional.")]
    }
  }
}
