import Surfaces

extension Comparison {
  /// Attributes other than those of isolation, each judged by itself.
  func attributes(_ pair: Pair) -> [Finding] {
    let before = pair.otherAttributes(of: pair.old)
    let after = pair.otherAttributes(of: pair.new)
    let lost = before.filter { !after.contains($0) }
    let gained = after.filter { !before.contains($0) }
    if pair.old.kind == .macro { return macroRoles(lost: lost, gained: gained, pair) }
    var found = lost.map { losing($0, pair, isReplaced: gained.map(\.name).contains($0.name)) }
    found += gained.filter { !lost.map(\.name).contains($0.name) }.map { gaining($0, pair) }
    return found
  }

  private func losing(_ attribute: DeclarationAttribute, _ pair: Pair, isReplaced: Bool) -> Finding {
    let fact = "‘\(pair.title)’ lost ‘\(attribute)’."
    switch attribute.name {
    case "discardableResult": return Finding(.discardableResultChanged, fact)
    case "_exported": return Finding(.exportedImportRemoved, fact)
    case "frozen": return Finding(.frozenChanged, fact)
    case "preconcurrency": return Finding(.preconcurrencyChanged, fact)
    case "nonexhaustive": return Finding(.nonexhaustiveRemoved, fact)
    case "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor", "main":
      return Finding(.typeAttributeRemoved, fact)
    case "objc", "_cdecl", "c", "_silgen_name", "_objcRuntimeName":
      return Finding(.foreignNameChanged, fact)
    case "_disfavoredOverload" where hasRival(pair.new): return Finding(.ambiguousOverloadAdded, fact)
    case _ where Self.harmless.contains(attribute.name) || attribute.name.hasPrefix("_"):
      return Finding(.attributeRemoved, fact)
    case _ where attribute.isPropertyWrapperLike: return wrapperLost(attribute, pair, isReplaced: isReplaced)
    default: return Finding(.unclassified, fact)
    }
  }

  private func gaining(_ attribute: DeclarationAttribute, _ pair: Pair) -> Finding {
    let fact = "‘\(pair.title)’ gained ‘\(attribute)’."
    switch attribute.name {
    case "discardableResult": return Finding(.discardableResultChanged, fact)
    case "_exported": return Finding(.exportedImportAdded, fact)
    case "frozen": return Finding(.frozenChanged, fact)
    case "preconcurrency": return Finding(.preconcurrencyChanged, fact)
    case "nonexhaustive":
      let warns = attribute.arguments?.contains("warn") ?? false
      return Finding(.nonexhaustiveAdded, fact, verdict: warns ? .compatible : nil)
    case "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor", "main",
      "objc", "_cdecl", "c":
      return Finding(.attributeAdded, fact)
    case _ where Self.harmless.contains(attribute.name) || attribute.name.hasPrefix("_"):
      return Finding(.attributeRemoved, fact)
    case _ where attribute.isPropertyWrapperLike && pair.old.kind.isStorage:
      return Finding(.propertyWrapperAdded, fact)
    case _ where attribute.isPropertyWrapperLike: return resultBuilder(fact, pair)
    default: return Finding(.unclassified, fact)
    }
  }

  /// Attributes that no client's code depends on.
  private static let harmless: Set<String> = [
    "discardableResult", "warn_unqualified_access", "unsafe", "safe", "nonobjc", "IBAction", "IBOutlet",
    "IBInspectable", "IBDesignable", "NSCopying", "NSManaged", "GKInspectable", "testable",
    "requires_stored_property_inits",
    "unchecked", "sensitive", "LLDBDebuggerFunction", "differentiable", "derivative", "transpose",
    "backDeployed", "inlinable", "section", "used", "const",
  ]

  private func wrapperLost(_ attribute: DeclarationAttribute, _ pair: Pair, isReplaced: Bool) -> Finding {
    let fact = "‘\(pair.title)’ is no longer wrapped by ‘\(attribute)’."
    guard pair.old.kind.isStorage else { return resultBuilder(fact, pair) }
    let wrapper = attribute.name.split(separator: "<")[0]
    let isKnown = old.types[String(wrapper)] != nil
    let projects = old.members[String(wrapper)]?.contains { $0.name == "projectedValue" } ?? false
    return Finding(.propertyWrapperRemoved, fact, verdict: isKnown && !projects ? .compatible : nil)
  }

  /// A result builder on a declaration speaks to those who implement it.
  private func resultBuilder(_ fact: String, _ pair: Pair) -> Finding {
    Finding(
      .resultBuilderParameterChanged, fact, verdict: pair.isImplementedByClients ? .breaking : .compatible)
  }
}
