extension RuleCatalogue {
  /// Which types meet which protocols.
  static let conformances: [Rule] = [
    Rule(
      .conformanceAdded, .additive, "A type conforms to another protocol.",
      why:
        "Clients can use it where the protocol is asked for; one that declared the conformance itself gets a warning.",
      see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension")),
    Rule(
      .conformanceRemoved, .breaking, "A type no longer conforms to a protocol.",
      why: "Clients that use it where the protocol is asked for stop compiling.",
      remedy: "Keep the conformance.",
      see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension")),
    Rule(
      .conformanceConditionAdded, .breaking, "A conformance holds only under a condition.",
      why: "Types that do not meet the condition no longer conform.",
      remedy: "Keep the conformance unconditional.",
      see: .swiftBook("generics#Conditionally-Conforming-to-a-Protocol")),
    Rule(
      .conformanceConditionRemoved, .compatible, "A conformance holds for more types.",
      why: "All types that conformed still do.",
      see: .swiftBook("generics#Conditionally-Conforming-to-a-Protocol")),
    Rule(
      .conformanceStillImplied, .compatible,
      "A conformance or constraint is no longer written down but still implied.",
      why: "It still holds.",
      see: .swiftBook("protocols#Protocol-Inheritance")),
    Rule(
      .conformanceIsolationChanged, .breaking, "A conformance became isolated to a global actor.",
      why: "It can be used only on that actor.",
      remedy: "Keep the conformance nonisolated.",
      see: .evolution("0470-isolated-conformances")),
  ]
}
