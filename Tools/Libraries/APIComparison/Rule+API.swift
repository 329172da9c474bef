// The rules that other modules name. All others stand in the folder Rules, area by area.
extension Rule {
  /// A conformance became isolated.
  public static let conformanceIsolationChanged = Rule(
    "conformance-isolation-changed", .breaking,
    "A conformance became isolated to a global actor.",
    why: "It can be used only on that actor.", remedy: "Keep the conformance nonisolated.",
    see: .evolution("0470-isolated-conformances"))

  /// The promise of a layout came or went.
  public static let frozenChanged = Rule(
    "frozen-changed", .compatible, "@frozen was added or removed.",
    why: "It matters only where library evolution is on; a lost implicit conformance is reported by itself.",
    see: .swiftBook("attributes#frozen"))

  /// A module is no longer imported publicly.
  public static let importRemoved = Rule(
    "import-removed", .fragile, "A module is no longer imported publicly.",
    why: "Its members no longer reach clients that do not import it and do not use MemberImportVisibility.",
    remedy: "Keep the import.", see: .evolution("0444-member-import-visibility"),
    refutedBy: .declaration([.useImportedMember]))

  /// A client that compiled no longer does, and no rule saw it coming.
  public static let clientFailed = Rule(
    "client-failed", .breaking,
    "A client that compiles against the old version no longer does.",
    why: "The compiler found what no rule sees in the declarations.",
    remedy: "Find what the compiler complains of among the changes, and keep the old form beside the new.",
    see: .swiftBook("declarations"), refutedBy: .nothing)

  /// A difference that no other rule knows: it fails the gate, since silence would be a guess.
  public static let unclassified = Rule(
    "unclassified", .breaking,
    "A declaration changed in a way that no rule knows.",
    why: "A difference that nobody has judged must not pass as harmless.",
    remedy: "Undo the change, or add a rule with a corpus folder that proves its verdict.",
    see: .swiftBook(""), refutedBy: .nothing)

  /// A declaration was deprecated, or no longer is, or says other words about that.
  public static let deprecationChanged = Rule(
    "deprecation-changed", .compatible,
    "A declaration was deprecated, or no longer is.",
    why: "At most clients see a warning.", see: .swiftBook("attributes#available"))

  /// An enumeration has raw values of another type.
  public static let rawTypeChanged = Rule(
    "raw-type-changed", .breaking, "An enumeration has another raw type.",
    why: "Clients that make it from or read its raw value stop compiling.",
    remedy: "Keep the old raw type and add a property.", see: .swiftBook("enumerations#Raw-Values"),
    refutedBy: .declaration([.readRawValue]))
}
