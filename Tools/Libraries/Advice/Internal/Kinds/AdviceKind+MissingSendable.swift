import APIComparison
import PublicAPI

extension AdviceKind {
  /// Value types that could be Sendable, and do not say so.
  static let missingSendable = AdviceKind(
    "missing-sendable",
    "A type could be Sendable at no cost, and does not say so.",
    why:
      "In Swift 6 mode, clients cannot pass its values to other tasks and actors, unless they declare the conformance"
      + " themselves. Nobody checks theirs, and they get a warning once the module has its own.",
    meets: "conformance-added"
  ) { module in
    (module.declarations(.structure) + module.declarations(.enumeration)).compactMap { type in
      let isCaseless =
        type.kind == .enumeration && module.members(of: type.path, .enumerationCase).isEmpty
      guard !module.conforms(type, to: "Sendable"), !isCaseless, !module.isNotSendable(type),
        !type.inheritance.contains(where: \.isSuppression),
        !["IteratorProtocol", "AsyncIteratorProtocol"].contains(where: { module.conforms(type, to: $0) })
      else { return nil }
      let condition =
        type.generics.isEmpty
        ? "" : " where " + type.generics.map { "\($0.name): Sendable" }.joined(separator: ", ")
      let conformance = "extension \(type.path): Sendable\(condition) {}"
      var shape = AdvisedDeclaration(
        about: type,
        "‘\(type.title)’ could be Sendable at no cost\(condition), and does not say so.",
        change: AdvisedChange(
          "\(conformance), in the file of \(type.name)", from: [],
          to: [Declaration(line: conformance.dropLast(" {}".count))].compactMap(\.self)))
      shape.conformance = conformance
      return shape
    }
  }
}

extension AdvisedModule {
  /// Whether the sources already decide about Sendable, by a custom attribute or a conformance.
  fileprivate func isNotSendable(_ type: Declaration) -> Bool {
    type.attributes.contains { if case .custom = $0 { true } else { false } }
      || (index.conformances[type.path] ?? []).contains { conformance in
        conformance.inheritance.contains { $0.path == "Sendable" || $0.has(.unchecked) }
      }
  }
}
