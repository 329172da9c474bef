import APIComparison
import PublicAPI

/// What the compiler's digester says of one declaration: `func Kettle.boil(times:) has been removed`.
struct DigesterMessage {
  /// What it says, as `DiagnosticsModuleDiffer.def` in the compiler's sources has it; `%` stands for anything.
  ///
  /// Each follows the name of the declaration. The last one is of older compilers.
  private static let forms = [
    " has generic signature change from % to %", "(%) is now % representable", " has been removed",
    " has been removed (deprecated)", " has been moved to %", " has been renamed to %",
    " has % type change from % to %", " changes from % to %", " is now %",
    " in a non-resilient type changes position from % to %", " is added to a non-resilient type",
    " is no longer a stored property", " is no longer a non-final instance function",
    " has removed default argument from %", " has removed conformance to %",
    " has removed inherited protocol %", " has added inherited protocol %",
    " has added a conformance to an existing protocol %", " has removed default type %",
    " has been added as a protocol requirement", " has removed its super class %",
    " has changed its super class from % to %", " has been changed to a %",
    " is no longer an optional requirement", " is no longer open for subclassing",
    " has removed @escaping in %", " has added @escaping in %",
    " has self access kind changing from % to %", " has % changing from % to %",
    " has type witness type for % changing from % to %", " now requires new witness table entry",
    " now requires no new witness table entry", " is a new API without @available attribute",
    " has ObjC name change from % to %", " has been added as a designated initializer to an open class",
    " has new designated initializers that are not visible to clients",
    " no longer inherits convenience inits from its superclass", " has been added as a new enum case",
    " has mangled name changing from '%' to '%'", " has removed its setter",
  ]

  /// Rules that find what a message says, where these words begin it and the rest does not matter.
  private static let rules: [(words: String, rules: Set<String>)] = [
    (" has removed its setter", ["setter-removed"]),
    (" has removed default argument", ["default-argument-removed"]),
    (" is now static", ["static-changed"]), (" is now not static", ["static-changed"]),
    (" is now throwing", ["throws-added"]),
    (" is no longer open", ["open-member-closed", "open-type-closed"]),
    (" has self access kind changing", ["mutating-added", "self-ownership-changed"]),
    (" has removed its super class", ["superclass-removed"]),
  ]

  /// The kind of declaration in the compiler's words, in small letters: `enumelement`.
  private let kind: String
  /// The full name of the declaration; for an accessor, that of its property or subscript.
  private let name: String
  /// What the message says of it, from the space behind the name on.
  private let words: String

  /// Reads a message, with or without `API breakage:` in front; nil if it is of no form that the digester has.
  init?(_ line: String) {
    var parts = line.split(separator: " ", maxSplits: 4)
    if let prefix = parts.prefix(3).firstIndex(where: { $0.hasSuffix(":") }) { parts.removeFirst(prefix + 1) }
    guard let kind = parts.first else { return nil }
    self.kind = kind.lowercased()
    let rest = line[kind.endIndex...].dropFirst()
    // What follows the name may have the words of another message in it.
    guard let end = rest.indices.dropFirst().first(where: { Self.isForm(rest[$0...]) }) else { return nil }
    words = String(rest[end...])
    let path = rest[..<end].split(separator: ".", omittingEmptySubsequences: false)
    name = path.dropLast(self.kind == "accessor" ? 1 : 0).joined(separator: ".")
  }

  /// Whether `text` is of one of the ``forms``.
  private static func isForm(_ text: Substring) -> Bool {
    guard let first = text.first, first == " " || first == "(" else { return false }
    return forms.contains { form in
      var rest = text
      let parts = form.split(separator: "%", omittingEmptySubsequences: false)
      guard rest.hasPrefix(parts[0]) else { return false }
      rest = rest.dropFirst(parts[0].count)
      for part in parts.dropFirst().dropLast() {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return parts.count == 1 ? rest.isEmpty : rest.hasSuffix(parts[parts.count - 1])
    }
  }

  /// Those of `changes` that the message means: of a declaration with several, what its words say, as far as that is
  /// known.
  func meaning(of changes: [(module: String, change: Change)]) -> [(module: String, change: Change)] {
    let found = changes.filter { isAbout($0.change) }
    let rules =
      kind == "accessor" && words == " has been removed"
      ? ["setter-removed"] : Self.rules.first { words.hasPrefix($0.words) }?.rules ?? []
    let exact = found.filter { rules.contains($0.change.rule.id) }
    return exact.isEmpty ? found : exact
  }

  /// Whether `change` is what the message is about, or another change of the same declaration.
  private func isAbout(_ change: Change) -> Bool {
    guard let declaration = change.difference?.declaration else { return change.declaration == name }
    return switch declaration.kind {
    // The digester writes no labels there.
    case .enumerationCase: change.declaration == name || change.declaration.hasPrefix("\(name)(")
    case .operator: declaration.name == name && kind.hasSuffix("fixoperator")
    case .conformance: change.declaration == "\(name): \(words.split(separator: " ").last ?? "")"
    case .associatedType where words.hasPrefix(" has generic signature"):
      [declaration.path, declaration.contextPath].contains(name)
    // All members that a raw type brings are one change.
    case .initializer where change.rule == .rawTypeChanged:
      ["rawValue", "RawValue", "init(rawValue:)"].contains { name == "\(declaration.contextPath).\($0)" }
    default: change.declaration == name
    }
  }
}
