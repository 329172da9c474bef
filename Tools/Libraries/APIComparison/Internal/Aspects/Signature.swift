import PublicAPI

extension Comparison {
  /// Parameters, generics, requirements and result: whether calls of the old signature work with the new one.
  func signatureFindings(_ pair: Pair) -> [Finding]? {
    if pair.old.kind.isType { return typeGenerics(pair) }
    if pair.old.kind == .enumerationCase { return payload(pair) }
    let signature = SignatureComparison(pair: pair, old: old, new: new)
    let found = signature.findings
    if pair.isImplementedByClients, !found.contains(where: \.isBreaking), signature.differsForImplementers {
      return [
        Finding(
          pair.implementationRule,
          "The signature of ‘\(pair.title)’ changed, so that existing implementations no longer match it.")
      ]
    }
    if found.isEmpty, signature.isReworded { return nil }
    if found.isEmpty, takesNoExistentialUnopened(pair) {
      return [
        Finding(
          .signatureGeneralised, "‘\(pair.title)’ is written in a more general way.",
          meaning:
            "An argument of which only the protocol is known is not opened where it is unwrapped or cast, as in "
            + "all.first! and value as! any P.", remedy: Shim.keeping(pair), verdict: .breaking)
      ]
    }
    return found.isEmpty
      ? [Finding(.signatureGeneralised, "‘\(pair.title)’ is written in a more general way.")] : found
  }

  /// Whether a parameter no longer takes a value of a protocol with associated types as it is.
  private func takesNoExistentialUnopened(_ pair: Pair) -> Bool {
    zip(pair.old.parameters ?? [], pair.new.parameters ?? []).contains { before, after in
      guard old.isExistentialToOpen(before.type) else { return false }
      if case .any = after.type.withoutAttributes.1 { return false }
      return true
    }
  }

  private func payload(_ pair: Pair) -> [Finding] {
    let isDefaultOnly =
      pair.old.parameters?.map(\.withoutDefault) == pair.new.parameters?.map(\.withoutDefault)
    let lost = zip(pair.old.parameters ?? [], pair.new.parameters ?? []).contains {
      $0.defaultValue != nil && $1.defaultValue == nil
    }
    if isDefaultOnly, !lost {
      return [
        Finding(.defaultArgumentChanged, "The default of an associated value of ‘\(pair.title)’ changed.")
      ]
    }
    return [Finding(.casePayloadChanged, "The associated values of ‘\(pair.title)’ changed.")]
  }
}
