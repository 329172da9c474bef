import Surfaces

extension Comparison {
  /// Parameters, generics, requirements and result: whether calls of the old signature work with the new one.
  func signature(_ pair: Pair) -> [Finding] {
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
    return found.isEmpty
      ? [Finding(.signatureGeneralised, "‘\(pair.title)’ accepts every call that it accepted.")] : found
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

extension Parameter {
  /// The parameter as callers that pass a value see it.
  var withoutDefault: Parameter {
    var parameter = self
    parameter.defaultValue = nil
    return parameter
  }
}
