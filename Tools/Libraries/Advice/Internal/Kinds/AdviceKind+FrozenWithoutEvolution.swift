import PublicAPI

extension AdviceKind {
  /// Structures that are `@frozen`, in modules whose compiled binaries nobody keeps.
  static let frozenWithoutEvolution = AdviceKind(
    "frozen-without-evolution",
    "@frozen promises a layout, but without library evolution no binary relies on it. It also gives clients conformances that nobody wrote.",
    why:
      "Clients that are built from the sources gain nothing by it, and to take it back later changes what they rely on.",
    meets: "frozen-changed", unprovable: "what @frozen changes shows only where library evolution is on"
  ) { module in
    // On an enumeration, `@frozen` also tells people that there will be no more cases.
    let types = module.declarations(.structure).filter { $0.has(.frozen) }
    guard let first = types.first, !module.isForBinaries else { return [] }
    let others = types.count == 1 ? "‘\(first.title)’ is" : "‘\(first.title)’ and \(types.count - 1) more are"
    return [
      AdvisedDeclaration(
        about: first,
        "\(others) @frozen, which says nothing to clients that are built from the sources.",
        change: AdvisedChange(
          "struct \(first.name) without @frozen, and Sendable written down where it is meant", from: [first],
          to: [first.after { $0.attributes.removeAll { $0 == .known(.frozen) } }]))
    ]
  }
}
