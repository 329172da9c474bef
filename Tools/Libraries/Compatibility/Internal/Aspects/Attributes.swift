import Changes
import Lookup
import Surfaces

extension Rule {
  static let discardableResultChanged = Rule(
    "discardable-result-changed", .compatible, "@discardableResult was added or removed.",
    why: "At most a result that nobody uses becomes a warning.",
    see: .swiftBook("attributes#discardableResult"), refutedBy: .nothing)
  static let attributeAdded = Rule(
    "attribute-added", .additive, "An attribute was added that lets clients do more.",
    why: "Clients can use what it enables.", see: .swiftBook("attributes"), refutedBy: .nothing)
  static let attributeRemoved = Rule(
    "attribute-removed", .compatible, "An attribute changed that no client's source depends on.",
    why: "The same source compiles.", see: .swiftBook("attributes"), refutedBy: .nothing)
  static let foreignNameChanged = Rule(
    "foreign-name-changed", .breaking, "The name under which C or Objective-C sees a declaration changed.",
    why: "Clients in those languages no longer find it.", remedy: "Keep the exported name.",
    see: .swiftBook("attributes#objc"), refutedBy: .nothing)
  static let preconcurrencyChanged = Rule(
    "preconcurrency-changed", .compatible, "@preconcurrency was added or removed.",
    why: "At most clients see other diagnostics about concurrency.",
    see: .swiftBook("attributes#preconcurrency"), refutedBy: .nothing)
  static let typeAttributeRemoved = Rule(
    "type-attribute-removed", .breaking,
    "A type lost an attribute that gives it syntax of its own, such as @propertyWrapper or @resultBuilder.",
    why: "Clients that use that syntax stop compiling.", remedy: "Keep the attribute.",
    see: .swiftBook("attributes"), refutedBy: .nothing)
  static let propertyWrapperAdded = Rule(
    "property-wrapper-added", .additive, "A property is now wrapped.",
    why: "Clients can use what the wrapper projects.", see: .swiftBook("properties#Property-Wrappers"),
    refutedBy: .nothing)
  static let propertyWrapperRemoved = Rule(
    "property-wrapper-removed", .breaking, "A property is no longer wrapped by the same wrapper.",
    why: "The names with a dollar sign are gone.",
    remedy: "Keep the wrapper, or declare the projected value by hand.",
    see: .swiftBook("properties#Projecting-a-Value-From-a-Property-Wrapper"),
    refutedBy: .declarationIfAllowed([.readProjection]))
  static let nonexhaustiveAdded = Rule(
    "nonexhaustive-added", .breaking, "An enumeration became @nonexhaustive.",
    why: "An exhaustive switch now needs an @unknown default.", remedy: "Use @nonexhaustive(warn) first.",
    see: .evolution("0487-extensible-enums"), refutedBy: .nothing)
  static let nonexhaustiveRemoved = Rule(
    "nonexhaustive-removed", .compatible, "An enumeration is no longer @nonexhaustive.",
    why: "At most an @unknown default is a warning.", see: .evolution("0487-extensible-enums"),
    refutedBy: .nothing)
}

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
