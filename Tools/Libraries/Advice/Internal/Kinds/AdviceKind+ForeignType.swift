import PublicAPI

extension AdviceKind {
  /// Modules of other packages that clients meet in signatures.
  static let foreignType = AdviceKind(
    "foreign-type",
    "Public signatures use types of another package. So a new major version of that package needs a new major version of this one.",
    why:
      "When that package changes the type, these signatures change, too, and clients of both have to follow at once.",
    meets: "import-removed", unprovable: "the next version of the other package is not here"
  ) { module in
    module.declarations(.moduleImport).compactMap { foreign in
      guard !foreign.has(.exported), let types = module.foreignTypes[foreign.name], !types.isEmpty,
        !module.name.contains(foreign.name)
      else { return nil }
      let named = module.surface.declarations.filter { $0.kind != .moduleImport }
        .map { (user: $0, types: $0.namesOfTypes.union($0.context.prefix(1)).intersection(types)) }
        .filter { !$0.types.isEmpty }
      guard let first = named.first?.user else { return nil }
      let names = Set(named.flatMap(\.types)).sorted()
      let count = named.count == 1 ? "1 signature" : "\(named.count) signatures"
      return AdvisedDeclaration(
        about: foreign,
        "\(count) of \(module.name), such as ‘\(first.title)’, name \(names.prefix(3).joined(separator: ", "))"
          + " of \(foreign.name), which another package declares.",
        change: AdvisedChange(
          "a type of your own in the signature, or a module \(module.name)\(foreign.name) with these signatures alone",
          from: named.map(\.user), to: [])
      )
    }
  }
}
