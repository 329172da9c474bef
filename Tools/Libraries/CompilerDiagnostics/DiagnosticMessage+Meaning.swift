/// What diagnostics are about, by their identifiers in the compiler's table; nothing else reads what the compiler says.
///
/// Words are read only where the compiler has no identifier: for what a message is told about, and for its crashes.
extension DiagnosticMessage {
  /// What the compiler puts in quotes, in its order.
  public var quotations: [String] { text.matches(of: #/'([^']+)'/#).map { String($0.output.1) } }

  /// Whether something in quotes begins with `beginning`.
  public func quotes(_ beginning: String) -> Bool { text.contains("'\(beginning)") }

  /// The name that the compiler does not find, if it says that it does not find one; an operator is none.
  public var missingName: String? {
    guard isAboutMissingName, let name = quotations.first, let start = name.unicodeScalars.first,
      start == "_" || start.properties.isXIDStart
    else { return nil }
    return name
  }

  /// Whether the compiler does not find something.
  public var isAboutMissingName: Bool {
    [
      "cannot_find_in_scope", "cannot_find_in_scope_corrected", "cannot_find_type_in_scope",
      "cannot_find_type_in_scope_did_you_mean",
    ].contains(identifier)
  }

  /// The module that has to be imported for a member, if it is there and only that is missing.
  public var unimportedModule: String? { identifier == "member_from_missing_import" ? quotations.last : nil }

  /// Whether something can mean two things.
  public var isAboutAmbiguity: Bool { identifier?.contains("ambig") ?? false }

  /// Whether something is not visible enough.
  public var isAboutAccess: Bool {
    ["candidate_inaccessible", "init_candidate_inaccessible"].contains(identifier)
  }

  /// Whether something is marked as unavailable to everybody, or to be found under another name.
  public var isAboutAvailability: Bool {
    [
      "availability_decl_unavailable", "availability_decl_unavailable_rename",
      "conformance_availability_unavailable", "renamed_decl",
    ].contains(identifier)
  }

  /// Whether a conformance is isolated to an actor.
  public var isAboutIsolatedConformance: Bool { identifier?.contains("isolated_conformance") ?? false }

  /// Whether it is about what may be shared between threads, or which actor something runs on.
  ///
  /// Where the identifier is that of any requirement, the message names the one that is not met.
  public var isAboutConcurrency: Bool {
    let topics = ["sendable", "sending", "isolat", "actor", "concurren"]
    let requirements = [
      "'Sendable'", "'SendableMetatype'", "'@Sendable'", "non-Sendable", "isolat", "data race",
    ]
    return topics.contains { identifier?.contains($0) ?? false }
      || requirements.contains(where: text.contains)
  }

  /// Whether something overrides what it cannot, or nothing.
  public var isAboutOverriding: Bool { identifier?.contains("overrid") ?? false }

  /// Whether nothing can inherit from a type.
  public var isAboutSuperclass: Bool {
    [
      "inheritance_from_final_class", "inheritance_from_non_protocol",
      "inheritance_from_non_protocol_or_class",
      "superclass_not_open",
    ].contains(identifier)
  }

  /// Whether nobody can override something because an extension declares it.
  public var isAboutOverridingExtension: Bool { identifier == "override_decl_extension" }

  /// Whether there is nothing that something overrides; initializers are told of otherwise.
  public var isAboutOverridingNothing: Bool {
    ["method_does_not_override", "property_does_not_override", "subscript_does_not_override"].contains(
      identifier)
  }

  /// Whether an initializer is spoken of, which is a word of the message.
  public var isAboutInitializer: Bool { text.contains("initializer") }

  /// Whether a member is more visible than what its extension is of, or asks for.
  public var isAboutAccessOfExtension: Bool { identifier == "access_control_ext_requirement_member_more" }

  /// Whether imports of the same module say different things in different files.
  public var isAboutDifferentImports: Bool { identifier == "inconsistent_implicit_access_level_on_import" }

  /// The word of the level that an import says in vain: no declaration that is so visible needs it.
  public var levelOfUnusedImport: String? {
    ["remove_public_import": "public", "remove_package_import": "package"][identifier ?? ""]
  }

  /// Whether a note shows what is spoken of, or how its module is imported.
  public var showsDeclaration: Bool {
    guard let identifier else { return false }
    let others = [
      "convenience_init_here", "inherited_default_param_here", "invalid_redecl_prev",
      "invalid_redecl_prev_name",
      "superclass_here",
    ]
    return ["declared_here", "import"].contains(where: identifier.contains) || others.contains(identifier)
  }

  /// The word of the level that the compiler wants something to be declared with, or another one that stands there; many
  /// diagnostics ask for a level, which is a word of their messages.
  public var wantedLevel: Substring? { text.firstMatch(of: #/declared? (?:an? )?(\w+)/#)?.output.1 }

  /// Whether it is about setting something, which many diagnostics can be.
  public var isAboutSetting: Bool {
    ["setter", "assign", "mutat", "inout"].contains(where: text.contains)
  }

  /// Whether an expression takes too long to check.
  public var isAboutLongExpression: Bool { identifier == "expression_too_complex" }

  /// Whether the compiler says that it failed itself, which says nothing about the sources.
  ///
  /// An expression that takes too long on one side may take as long on the other, on a slower machine.
  public var isFailure: Bool {
    if let identifier, Self.failures.contains(identifier) { return true }
    let words = text.lowercased()
    return Self.wordsOfFailures.contains { words.contains($0) }
  }

  private static let failures: Set<String> = [
    "expression_too_complex", "failed_to_produce_diagnostic", "possibly_non_exhaustive_switch",
    "serialization_fatal",
  ]

  /// What a program says that comes to an unexpected end is no diagnostic.
  private static let wordsOfFailures = [
    "bug report", "file a bug", "compiler bug", "fatal error", "internal error", "stack dump:", "llvm error:",
    "assertion failed", "assertion `", "due to signal", "segmentation fault", "deserialization failure",
  ]
}
