import Syntax

/// What clients outside of the package lose.
struct ClientBreaks {
  private let search: NarrowingSearch
  private let program: Program
  private let inheritance: Inheritance
  private let byName: [String: [Int]]
  /// What is imported publicly, by the modules that go on with it.
  private let imports: [String: Set<String>]

  /// What they lose by the narrowings of `search`.
  init(by search: NarrowingSearch) {
    self.search = search
    program = search.program
    inheritance = Inheritance(in: program)
    let program = program
    byName = Dictionary(grouping: program.declarations.indices) { program.declarations[$0].source.name }
    let narrowed = Set(search.narrowings.map(\.number))
    imports = program.declarations.indices.reduce(into: [:]) { imports, number in
      let (module, source) = (program.declarations[number].module, program.declarations[number].source)
      let implied: AccessLevel = program.modules[module]?.importsAreInternal ?? true ? .internal : .public
      guard source.kind == .import, !narrowed.contains(number),
        (source.access?.level ?? implied) >= .public
      else { return }
      imports[module, default: []].insert(source.name)
    }
  }

  /// What the gate calls a narrowing, or nil if clients outside do not notice it.
  func rule(of narrowing: Narrowing) -> String? {
    let declaration = program.declarations[narrowing.number].source
    guard narrowing.from >= .public else { return nil }
    if declaration.kind == .extension { return rule(ofMembersOf: narrowing.number) }
    guard sees(narrowing.number) else { return nil }
    if declaration.kind == .import {
      let isImported = imports[program.declarations[narrowing.number].module]?.contains(declaration.name)
      return isImported ?? false ? nil : NarrowingFinding.lostImport
    }
    if narrowing.part == .setter { return "setter-removed" }
    guard narrowing.level >= .public else { return removal(of: declaration) }
    return declaration.kind == .class ? "open-type-closed" : "open-member-closed"
  }

  /// What the gate calls it if a part is left out, or nil if clients outside do not notice it.
  func rule(of part: IdlePart) -> String? {
    guard part.kind == .conformance else {
      guard sees(part.number) else { return nil }
      let isRemoved = part.kind != .defaultImplementation
      return isRemoved && program.declarations[part.number].source.isDeprecated
        ? Self.deprecated : part.kind.rule
    }
    let carrier = part.number
    let isPromised = isProduct(carrier) && !isHidden(carrier) && (program.heir(of: carrier).map(sees) ?? true)
    return isPromised && sees(part.owner) ? part.kind.rule : nil
  }

  /// Whether another declaration may serve those who use what is narrowed: what a call means is looked for by its name.
  func mayBeServed(_ narrowing: Narrowing) -> Bool {
    let declaration = program.declarations[narrowing.number].source
    guard narrowing.part == .all, narrowing.level < .public else { return false }
    if declaration.kind == .extension {
      return members(following: narrowing.number).allSatisfy(mayBeServed)
    }
    return mayBeServed(narrowing.number)
  }

  private func mayBeServed(_ number: Int) -> Bool {
    let declaration = program.declarations[number].source
    guard [.function, .initializer, .subscript, .variable].contains(declaration.kind) else { return false }
    // Operators, and what other packages' protocols ask for, are often declared for many types at once.
    if let first = declaration.name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" {
      return true
    }
    if case .witness(let name) = search.solution.reasons[number], program.numbers[name] == nil { return true }
    let owner = program.owner(of: number)
    let heirs = owner.map(inheritance.ancestry)
    return byName[declaration.name, default: []].contains { other in
      guard other != number, search.solution.levels[other] >= .public, sees(other) else { return false }
      guard let heirs else { return extendedName(of: other) == extendedName(of: number) }
      return program.owner(of: other).map(heirs.contains) ?? false
    }
  }

  /// The type of another package that a member is declared for; nil at the top.
  private func extendedName(of number: Int) -> String? {
    program.declarations[number].parent.flatMap { program.declarations[$0].extended }
  }

  private static let deprecated = "deprecated-declaration-removed"

  private func removal(of declaration: SourceDeclaration) -> String {
    if declaration.isDeprecated { return Self.deprecated }
    switch declaration.kind {
    case .value, .class, .protocol, .alias: return "type-removed"
    default: return "member-removed"
    }
  }

  /// An extension's word is that of the members that say nothing themselves.
  private func rule(ofMembersOf number: Int) -> String? {
    let rules = members(following: number).map { removal(of: program.declarations[$0].source) }
    return ["type-removed", "member-removed"].first(where: rules.contains) ?? rules.first
  }

  private func members(following number: Int) -> [Int] {
    program.silentMembers(of: number).filter { search.followsExtension($0) && sees($0) }
  }

  /// Whether clients see a declaration and may rely on it: it and all that is around it would have to be public.
  func sees(_ number: Int) -> Bool {
    let visible = [number] + program.owners(of: number)
    return isProduct(number) && !isHidden(number)
      && visible.allSatisfy {
        search.candidates.declared($0) >= .public && !program.declarations[$0].source.name.hasPrefix("_")
      }
  }

  private func isProduct(_ number: Int) -> Bool {
    program.modules[program.declarations[number].module]?.isProduct ?? false
  }

  private func isHidden(_ number: Int) -> Bool {
    program.surroundings(of: number).contains {
      program.declarations[$0].source.isUnavailable || program.declarations[$0].source.has("_spi")
    }
  }
}

extension IdlePart.Kind {
  /// What the gate calls the change.
  fileprivate var rule: String {
    switch self {
    case .requirement: "requirement-removed"
    case .enumerationCase: "case-removed"
    case .defaultImplementation: "default-implementation-removed"
    case .conformance: "conformance-removed"
    }
  }
}
