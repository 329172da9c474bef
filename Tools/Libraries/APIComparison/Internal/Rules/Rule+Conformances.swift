extension Rule {
  static let conformances = [
    conformanceAdded, conformanceRemoved, conformanceConditionAdded, conformanceConditionRemoved,
    conformanceStillImplied, conformanceIsolationChanged,
  ]

  static let conformanceAdded = Rule(
    "conformance-added", .additive, "A type conforms to another protocol.",
    why:
      "Clients can use it where the protocol is asked for. One that declared the conformance itself gets a warning; "
      + "one that did so for a subclass of an open class gets an error, which is outside the contract.",
    see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension"))
  static let conformanceRemoved = Rule(
    "conformance-removed", .breaking, "A type no longer conforms to a protocol.",
    why: "Clients that use it where the protocol is asked for stop compiling.",
    remedy: "Keep the conformance.",
    see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension"))
  static let conformanceConditionAdded = Rule(
    "conformance-condition-added", .breaking,
    "A conformance holds only under a condition.",
    why: "Types that do not meet the condition no longer conform.",
    remedy: "Let the conformance hold for all types for which it did.",
    see: .swiftBook("generics#Conditionally-Conforming-to-a-Protocol"))
  static let conformanceConditionRemoved = Rule(
    "conformance-condition-removed", .compatible,
    "A conformance holds for more types.",
    why: "All types that conformed still do.",
    see: .swiftBook("generics#Conditionally-Conforming-to-a-Protocol"))
  static let conformanceStillImplied = Rule(
    "conformance-still-implied", .compatible,
    "A conformance or constraint is no longer written down but still implied.", why: "It still holds.",
    see: .swiftBook("protocols#Protocol-Inheritance"))
}
