import Syntax

/// All that is needed of the declarations of a program.
struct DemandCollection {
  private let program: Program
  private let visibility: Visibility
  private let skipsTests: Bool
  /// The demands on the declarations themselves.
  private(set) var demands: [Demand] = []
  /// The demands on the setters of variables.
  private(set) var setterDemands: [Demand] = []
  /// The declarations that only files with `@testable` use from outside, and one such file of each.
  private(set) var tested: [Int: Int] = [:]
  /// What tests use, whether that counts or not.
  private(set) var usedByTests: Set<Int> = []
  /// What is named otherwise than by its own extensions.
  private(set) var named: Set<Int> = []
  /// The variables whose values something asks for.
  private(set) var read: Set<Int> = []
  /// The variables whose values change after a value of their type has been made.
  private(set) var changed: Set<Int> = []

  /// Looks at every place where something is used, at those of tests only if they count.
  init(in program: Program, unbuilt: UnbuiltUses, shown: UnbuiltUses?, skipsTests: Bool) {
    self.program = program
    self.skipsTests = skipsTests
    visibility = Visibility(of: program)
    for number in program.files.indices { collect(in: number) }
    for number in program.declarations.indices { collectRules(of: number) }
    collectUnbuilt(unbuilt)
    if let shown { collectShown(shown) }
  }

  private mutating func collect(in number: Int) {
    let file = program.files[number]
    if program.modules[file.index.module]?.isTest ?? false {
      noteTest(file)
      if skipsTests { return }
    }
    for occurrence in file.index.occurrences {
      guard let offset = file.offset(of: occurrence) else { continue }
      if !occurrence.related(.override).isEmpty { collectWitness(occurrence, offset, number) }
      guard occurrence.roles.contains(.reference) else { continue }
      if occurrence.symbol.kind == .accessor {
        collectSetter(occurrence, offset, number)
      } else if let target = program.used(occurrence.symbol.usr) {
        collectUse(of: target, occurrence, offset, number)
      }
    }
  }

  private mutating func noteTest(_ file: ProgramFile) {
    for occurrence in file.index.occurrences where occurrence.roles.contains(.reference) {
      guard let target = program.used(occurrence.symbol.usr) else { continue }
      usedByTests.formUnion([target] + program.owners(of: target))
    }
  }

  /// What clients are shown they can use.
  private mutating func collectShown(_ uses: UnbuiltUses) {
    for (target, place) in uses.places.sorted(by: { $0.key < $1.key }) {
      let demand = Demand(target: target, level: .fixed(.public), reason: .shown(place: place))
      demands.append(demand)
      setterDemands.append(demand)
    }
  }

  /// What code does that was not built, and for whom, nobody knows.
  private mutating func collectUnbuilt(_ uses: UnbuiltUses) {
    for (target, place) in uses.places {
      let demand = Demand(target: target, level: .fixed(.open), reason: .unbuilt(place: place))
      demands.append(demand)
      setterDemands.append(demand)
    }
  }

  private mutating func collectUse(of target: Int, _ occurrence: Occurrence, _ offset: Int, _ file: Int) {
    // Who extends a type sees it by what the extension adds.
    let reason = NeedReason.use(file: file, line: occurrence.line)
    for seen in [target] + program.owners(of: target) {
      if seen != target, visibility.isInside(seen, offset, file) { break }
      let level = visibility.level(of: seen, at: offset, in: file)
      demands.append(Demand(target: seen, level: .fixed(level), reason: reason))
      noteTest(of: seen, file)
    }
    if occurrence.related(.extended).isEmpty { named.insert(target) }
    if occurrence.roles.contains(.write) { addSetter(target, offset, file, reason) }
    if occurrence.roles.contains(.read) { read.insert(target) }
    let isBase = !occurrence.related(.base).isEmpty
    if isBase { collectSubclass(of: target, file, reason) }
    collectSurroundings(of: target, occurrence, isBase: isBase, offset, file)
  }

  private mutating func noteTest(of target: Int, _ file: Int) {
    let user = program.files[file]
    if user.source.testedModules.contains(program.declarations[target].module) { tested[target] = file }
  }

  private mutating func collectSubclass(of target: Int, _ file: Int, _ reason: NeedReason) {
    let base = program.declarations[target]
    let user = program.files[file]
    guard base.source.kind == .class, base.module != user.index.module,
      !user.source.testedModules.contains(base.module)
    else { return }
    demands.append(Demand(target: target, level: .fixed(.open), reason: reason))
  }

  /// What shows a declaration to others, or is compiled into others, needs all that it is made of.
  private mutating func collectSurroundings(
    of target: Int, _ occurrence: Occurrence, isBase: Bool, _ offset: Int, _ file: Int
  ) {
    let source = program.files[file].source
    guard let carrier = program.declaration(around: offset, in: file) else { return }
    let around = program.declarations[carrier].source
    if offset < around.headerEnd {
      if isBase, !needsBase(around.kind, occurrence.symbol.kind) { return }
      if around.kind == .extension, !occurrence.related(.extended).isEmpty { return }
      demands.append(Demand(target: target, level: .of(carrier), reason: .signature(of: carrier)))
    } else if Self.inlining.contains(where: around.has) || isStoredInFrozen(around, source) {
      demands.append(Demand(target: target, level: .ofInlined(carrier), reason: .inlined(by: carrier)))
    }
  }

  /// What has clients compile a body into themselves.
  static let inlining = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed"]

  private func isStoredInFrozen(_ declaration: SourceDeclaration, _ file: SourceFile) -> Bool {
    guard declaration.kind == .variable, let parent = declaration.parent else { return false }
    return file.declarations[parent].has("frozen")
  }

  /// Whether who sees a declaration has to see what it inherits from.
  private func needsBase(_ kind: SourceDeclaration.Kind, _ base: IndexedSymbol.Kind) -> Bool {
    switch kind {
    case .protocol: true
    case .class: base != .protocol
    default: false
    }
  }

  private mutating func collectSetter(_ occurrence: Occurrence, _ offset: Int, _ file: Int) {
    guard occurrence.symbol.name.hasPrefix("setter:"),
      let target = program.variable(ofAccessor: occurrence.symbol.usr)
    else { return }
    addSetter(target, offset, file, .use(file: file, line: occurrence.line))
  }

  private mutating func addSetter(_ target: Int, _ offset: Int, _ file: Int, _ reason: NeedReason) {
    let level = visibility.level(of: target, at: offset, in: file)
    let around = program.declaration(around: offset, in: file).map { program.declarations[$0].source.kind }
    // An initializer begins with a value, and a setter has one that is given to it.
    if let around, ![.initializer, .variable, .subscript].contains(around) { changed.insert(target) }
    setterDemands.append(Demand(target: target, level: .fixed(level), reason: reason))
  }

  /// A witness has to be seen by all who see both its type and the protocol; what overrides, as what is overridden.
  private mutating func collectWitness(_ occurrence: Occurrence, _ offset: Int, _ file: Int) {
    let isDeclared = !occurrence.roles.isDisjoint(with: .declaration)
    guard let inner = program.declaration(around: offset, in: file) else { return }
    let target = program.numbers[occurrence.symbol.usr]
    // Where the conformance stands says whose it is.
    let type = isDeclared ? program.owner(of: inner) : program.heir(of: inner)
    for name in occurrence.related(.override) {
      let requirement = program.numbers[name]
      let owner = requirement.flatMap { program.owner(of: $0) }
      if let target {
        // A conformance that another file declares has to find it there, whoever sees the protocol.
        let seen = Demand.Level.fixed(visibility.level(of: target, at: offset, in: file))
        for level in [.ofBoth(type, owner)] + (isDeclared ? [] : [seen]) {
          demands.append(Demand(target: target, level: level, reason: .witness(of: name)))
          setterDemands.append(Demand(target: target, level: level, reason: .witness(of: name)))
        }
      }
      guard let requirement else { continue }
      demands.append(
        Demand(
          target: requirement, level: .fixed(visibility.level(of: requirement, at: offset, in: file)),
          reason: .use(file: file, line: occurrence.line)))
      collectOverride(of: requirement, file, .use(file: file, line: occurrence.line))
    }
  }

  private mutating func collectOverride(of target: Int, _ file: Int, _ reason: NeedReason) {
    guard let owner = program.owner(of: target) else { return }
    let before = demands.count
    collectSubclass(of: owner, file, reason)
    if demands.count > before { demands.append(Demand(target: target, level: .fixed(.open), reason: reason)) }
  }

  /// What the language asks for without saying so anywhere.
  private mutating func collectRules(of number: Int) {
    let declaration = program.declarations[number]
    let source = declaration.source
    if Self.foundByName.contains(where: source.has) || declaration.names?.isUnitTest ?? false
      || program.modules[declaration.module]?.isFoundByName ?? false && program.owner(of: number) == nil
    {
      // Tests and macros need not be seen by other modules, but found in their own.
      demands.append(Demand(target: number, level: .fixed(.internal), reason: .foundByName))
    }
    if Self.foundOutside.contains(where: source.has) {
      demands.append(Demand(target: number, level: .fixed(.open), reason: .foundByName))
    }
    if let reason = Self.reasonToStay(of: number, in: program) {
      let demand = Demand(target: number, level: .fixed(.open), reason: reason)
      demands.append(demand)
      setterDemands.append(demand)
    }
    // What `@main` calls, the index does not note.
    if source.kind == .function, source.name == "main", program.isMember(number) {
      demands.append(Demand(target: number, level: .fixed(.open), reason: .language))
    }
    guard let owner = program.owner(of: number) else { return }
    let type = program.declarations[owner].source
    if source.has("required") || isAskedFor(source, by: type) || isOnlyLookup(number, of: owner) {
      demands.append(Demand(target: number, level: .of(owner), reason: .language))
      setterDemands.append(Demand(target: number, level: .of(owner), reason: .language))
    }
  }

  /// Why a declaration stays as it is whoever uses it, as far as that holds for all that is in it, too.
  private static func reasonToStay(of number: Int, in program: Program) -> NeedReason? {
    if program.isUnavailable(number) { return .unavailable }
    return program.surroundings(of: number).contains { program.declarations[$0].source.has("_spi") }
      ? .spi : nil
  }

  private static let foundByName = ["Test", "Suite", "main", "UIApplicationMain", "NSApplicationMain"]

  private static let foundOutside = [
    "_cdecl", "c", "_silgen_name", "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable",
    "IBDesignable",
    "_dynamicReplacement", "dynamic", "NSManaged", "_expose", "implementation",
  ]

  /// Whether it is the one subscript that a type with dynamic members has to have; of several, any is enough.
  private func isOnlyLookup(_ number: Int, of type: Int) -> Bool {
    func isLookup(_ number: Int) -> Bool {
      program.declarations[number].names?.name.hasPrefix("subscript(dynamicMember:") ?? false
    }
    guard program.declarations[type].source.has("dynamicMemberLookup"), isLookup(number) else { return false }
    return !program.declarations.indices.contains {
      $0 != number && isLookup($0) && program.owner(of: $0) == type
    }
  }

  private func isAskedFor(_ member: SourceDeclaration, by type: SourceDeclaration) -> Bool {
    if type.has("propertyWrapper") {
      return ["wrappedValue", "projectedValue"].contains(member.name) || member.kind == .initializer
        || member.kind == .subscript
    }
    if type.has("resultBuilder") { return member.name.hasPrefix("build") }
    return type.has("dynamicCallable") && member.name == "dynamicallyCall"
  }
}
