import Syntax

/// Looks for the parts of what other modules see that nobody uses, as far as the compiler's index tells.
struct IdleParts {
  /// What nobody uses.
  private(set) var parts: [IdlePart] = []
  /// What nobody could judge, and the place in code that was not built that may use it.
  private(set) var unbuilt: [(part: IdlePart, place: String)] = []
  /// What clients outside may want although nobody in the package uses it.
  private(set) var wanted: [(part: IdlePart, purpose: ClientPurpose)] = []
  private let program: Program
  private let uses: PartUses
  /// The names of what each protocol asks for.
  private let requirements: [Int: Set<String>]

  /// Those of `modules` whose owners other modules see, but for what `accepted` names as ``NarrowingFinding/key`` writes it.
  init(
    in program: Program, _ uses: PartUses, _ unbuilt: UnbuiltUses, modules: Set<String>,
    accepted: Set<String>,
    isVisible: (Int) -> Bool
  ) {
    (self.program, self.uses) = (program, uses)
    requirements = program.declarations.reduce(into: [:]) { requirements, declaration in
      guard let parent = declaration.parent, program.declarations[parent].source.kind == .protocol,
        let name = declaration.names?.name
      else { return }
      requirements[parent, default: []].insert(name)
    }
    var found: [IdlePart] = []
    for (number, declaration) in program.declarations.enumerated()
    where modules.contains(declaration.module) && declaration.names != nil {
      guard let owner = program.owner(of: number), isVisible(owner), let part = part(number, owner) else {
        continue
      }
      found.append(part)
    }
    let asked = AskedConformances(in: program, uses)
    for conformance in uses.conformances where !asked.contains(conformance) {
      let carrier = program.declarations[conformance.carrier]
      guard modules.contains(carrier.module), isVisible(conformance.target),
        program.heir(of: conformance.carrier).map(isVisible) ?? true
      else { continue }
      self.conformance(conformance).map { found.append($0) }
    }
    sort(found.filter { !accepted.contains($0.key(in: program)) }, unbuilt)
  }

  /// Leaves alone the parts that `purpose` says why clients may want.
  mutating func leave(_ purpose: (IdlePart) -> ClientPurpose?) {
    wanted = parts.compactMap { part in purpose(part).map { (part, $0) } }
    parts.removeAll { part in wanted.contains { $0.part == part } }
  }

  private mutating func sort(_ found: [IdlePart], _ uses: UnbuiltUses) {
    let asked = protocolsAsked(in: uses)
    for part in found {
      if let place = place(of: part, in: uses, asked) {
        unbuilt.append((part, place))
      } else {
        parts.append(part)
      }
    }
  }

  /// Where code that was not built may use a part.
  private func place(of part: IdlePart, in uses: UnbuiltUses, _ asked: [Int: String]) -> String? {
    guard part.kind == .conformance else { return uses.places[part.number] }
    let module = program.declarations[part.number].module
    let named = part.names.sorted().lazy.compactMap { uses.place(of: $0, seeing: module) }.first
    return named
      ?? self.uses.inheritance.ancestry(of: part.owner).sorted().lazy.compactMap { asked[$0] }.first
  }

  /// The protocols to which code that was not built may ask types to conform, without naming them.
  private func protocolsAsked(in uses: UnbuiltUses) -> [Int: String] {
    var asked: [Int: String] = [:]
    for (number, place) in uses.places.sorted(by: { $0.key < $1.key }) {
      let around = program.declarations[number].parent
      for carrier in [number, around].compactMap(\.self) {
        for name in self.uses.constraints[carrier, default: []] { asked[name] = asked[name] ?? place }
      }
    }
    return asked
  }

  /// The member `number` of `owner`, if nobody uses it.
  private func part(_ number: Int, _ owner: Int) -> IdlePart? {
    let source = program.declarations[number].source
    guard !uses.named.contains(number), !uses.standingIn.contains(number), source.name != "main",
      isPlain(number), isPlain(owner), let parent = program.declarations[number].parent, isPlain(parent),
      !program.isUnavailable(number)
    else { return nil }
    let isInExtension = parent != owner
    let kind: IdlePart.Kind
    switch program.declarations[owner].source.kind {
    case .protocol where isInExtension && isDefault(number, of: owner): kind = .defaultImplementation
    case .protocol where !isInExtension: kind = .requirement
    case .value where !isInExtension && source.kind == .part && isMadeByNameAlone(owner):
      kind = .enumerationCase
    default: return nil
    }
    let part = IdlePart(
      kind: kind, number: number, owner: owner, title: program.title(of: number), names: [source.name],
      offset: source.start)
    return PartBlanks.canLeaveOut(part, in: program) ? part : nil
  }

  private static let plainAttributes: Set = [
    "public", "package", "internal", "open", "fileprivate", "private", "indirect", "static", "mutating",
    "nonmutating",
    "available", "discardableResult", "inlinable", "frozen", "MainActor", "Sendable", "final", "nonisolated",
    "preconcurrency", "consuming", "borrowing",
  ]

  /// Whether nothing but the compiler finds a declaration, and the compiler only by its name.
  private func isPlain(_ number: Int) -> Bool {
    program.declarations[number].source.attributes.allSatisfy { Self.plainAttributes.contains($0.name) }
  }

  /// Whether a member of an extension is what types get for a requirement that they have nothing for.
  private func isDefault(_ number: Int, of owner: Int) -> Bool {
    guard let name = program.declarations[number].names?.name else { return false }
    return uses.inheritance.ancestry(of: owner).contains { requirements[$0]?.contains(name) ?? false }
  }

  private static let harmlessBases: Set = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Error", "CustomStringConvertible", "LocalizedError",
  ]

  /// Whether a value of an enumeration exists only where somebody names its case.
  private func isMadeByNameAlone(_ number: Int) -> Bool {
    uses.inheritance.foreignAncestry(of: number).isSubset(of: Self.harmlessBases)
  }

  /// The part that a conformance is, if nothing can ask for it while the program runs.
  private func conformance(_ conformance: PartUses.Conformance) -> IdlePart? {
    let (carrier, target) = (conformance.carrier, conformance.target)
    let source = program.declarations[carrier].source
    let isOfType = source.kind == .value || source.kind == .class || source.kind == .extension
    let heir = program.heir(of: carrier)
    let ancestry = uses.inheritance.ancestry(of: target)
    guard isOfType, heir.map({ program.declarations[$0].source.kind != .protocol && isPlain($0) }) ?? true,
      isPlain(target), isPlain(carrier), !program.isUnavailable(carrier),
      uses.asTypes.isDisjoint(with: ancestry),
      uses.inheritance.foreignAncestry(of: target).isSubset(of: ["Sendable", "AnyObject", "SendableMetatype"])
    else { return nil }
    let name = program.declarations[target].source.name
    let type = heir.map { program.title(of: $0) } ?? program.declarations[carrier].names?.baseName ?? ""
    let short = heir.map { program.declarations[$0].source.name } ?? type
    let part = IdlePart(
      kind: .conformance, number: carrier, owner: target, title: "\(type): \(name)", names: [short, name],
      offset: conformance.offset)
    return PartBlanks.canLeaveOut(part, in: program) ? part : nil
  }
}
