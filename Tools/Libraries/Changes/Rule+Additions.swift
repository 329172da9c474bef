// The rules of what is just new, which a report tells in few words.
extension Rule {
  /// A declaration is new.
  public static let declarationAdded = Rule(
    "declaration-added", .additive, in: .declarations, at: 1, "A declaration was added.",
    why: "Clients can use it.",
    see: .swiftBook("declarations"), refutedBy: .nothing)

  /// A conformance is new.
  public static let conformanceAdded = Rule(
    "conformance-added", .additive, in: .conformances, at: 1, "A type conforms to another protocol.",
    why:
      "Clients can use it where the protocol is asked for; one that declared the conformance itself gets a warning.",
    see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension"), refutedBy: .nothing)
}
