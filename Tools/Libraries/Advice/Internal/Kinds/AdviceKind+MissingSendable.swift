import APIComparison
import PublicAPI

extension AdviceKind {
  /// Value types that could be Sendable, and do not say so.
  static let missingSendable = AdviceKind(
    "missing-sendable",
    "A value does not say whether it is Sendable, and clients that need it say so themselves, unchecked.",
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
        "‘\(type.title)’ could be Sendable\(condition.isEmpty ? "" : "\(condition),") for nothing, and does not say so.",
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
