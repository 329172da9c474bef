import CompilerDiagnostics
import Syntax

/// What may be narrowed as far as is known, and what is known to be needed.
struct NarrowingSearch {
  let program: Program
  let candidates: Candidates
  private let demands: DemandCollection
  private let used: Set<Int>
  /// What the compiler has asked for so far.
  private var objections: [Demand] = []
  private var setterObjections: [Demand] = []
  private var imports: [Int: AccessLevel] = [:]
  private var importFloors: [Int: AccessLevel] = [:]
  /// The levels that are needed, and why.
  private(set) var solution: NeedSolver
  private(set) var setters: [Int: AccessLevel] = [:]

  init(_ program: Program, _ candidates: Candidates, _ demands: DemandCollection) {
    (self.program, self.candidates, self.demands) = (program, candidates, demands)
    used = Set(demands.demands.map(\.target))
    solution = NeedSolver(program, candidates, demands.demands)
    solveSetters()
  }

  /// What can be narrowed with all that is known.
  var narrowings: [Narrowing] {
    let declarations = candidates.numbers.sorted().compactMap { number -> Narrowing? in
      let (from, level) = (candidates.declared(number), spelled(solution.levels[number], of: number))
      guard level < from, !followsExtension(number) else { return nil }
      return Narrowing(number: number, part: .all, from: from, level: level)
    }
    let setters = self.setters.sorted { $0.key < $1.key }.map {
      Narrowing(number: $0.key, part: .setter, from: setterLevel(of: $0.key), level: $0.value)
    }
    let imports = self.imports.sorted { $0.key < $1.key }.compactMap { number, level -> Narrowing? in
      guard let from = program.declarations[number].source.access?.level, level < from else { return nil }
      return Narrowing(number: number, part: .all, from: from, level: level)
    }
    return declarations + setters + imports
  }

  /// At the top `private` says the same as `fileprivate`, in fewer letters.
  private func spelled(_ level: AccessLevel, of number: Int) -> AccessLevel {
    level == .fileprivate && !program.isMember(number) ? .private : level
  }

  /// Whether it says nothing itself and has the level that its extension gets.
  func followsExtension(_ number: Int) -> Bool {
    let declaration = program.declarations[number]
    guard declaration.source.access == nil, let parent = declaration.parent else { return false }
    return solution.levels[parent] == solution.levels[number]
  }

  private mutating func solveSetters() {
    var needed: [Int: AccessLevel] = [:]
    for demand in demands.setterDemands + setterObjections {
      let level: AccessLevel
      switch demand.level {
      case .fixed(let fixed): level = fixed
      case .of(let other), .ofInlined(let other): level = solution.effective(other)
      case .ofBoth(let one, let other):
        level = min(one.map(solution.effective) ?? .public, other.map(solution.effective) ?? .public)
      }
      needed[demand.target] = max(needed[demand.target] ?? .private, level)
    }
    setters = [:]
    for number in candidates.numbers where canNarrowSetter(number) {
      let level = needed[number] ?? .private
      if level < min(setterLevel(of: number), solution.levels[number]) { setters[number] = level }
    }
  }

  private func setterLevel(of number: Int) -> AccessLevel {
    program.declarations[number].source.setterAccess?.level ?? candidates.declared(number)
  }

  /// Whether a declaration has a setter that others could call and that can have a word of its own.
  private func canNarrowSetter(_ number: Int) -> Bool {
    guard program.hasSetter(number), program.declarations[number].source.access != nil else { return false }
    return solution.levels[number] >= .package
  }

  /// Leaves as it is what `keys` name, as ``NarrowingFinding/key`` writes it.
  mutating func accept(_ keys: Set<String>) {
    for number in program.declarations.indices {
      let declaration = program.declarations[number]
      let name = "\(declaration.module) \(program.title(of: number))"
      let level = candidates.declared(number)
      if keys.contains("\(name) \(level.word)") {
        // Who accepts an extension's word accepts it for those that it is the word of.
        for accepted in [number] + program.silentMembers(of: number).filter(followsExtension) {
          add(accepted, .all, level, .accepted)
        }
      }
      if keys.contains("\(name) \(level.word)(set)") { add(number, .setter, level, .accepted) }
    }
    solveAgain()
  }

  /// Leaves as it is what clients may want, until nothing of that is left; returns what is narrowed no more, and why.
  mutating func leave(_ wanted: (NarrowingSearch) -> [WantedPart]) -> [(
    narrowing: Narrowing, purpose: ClientPurpose
  )] {
    let before = narrowings
    var all: [WantedPart] = []
    while true {
      let more = wanted(self)
      if more.isEmpty { break }
      all += more
      for part in more {
        add(part.number, part.part, candidates.declared(part.number), .wanted(part.purpose))
        // Who wants a member has to see its type.
        for owner in program.owners(of: part.number) {
          add(owner, .all, min(candidates.declared(owner), .public), .wanted(.shown))
        }
      }
      solveAgain()
    }
    let left = Set(narrowings.map { Target(number: $0.number, part: $0.part) })
    let purposes = Dictionary(all.map { (Target(number: $0.number, part: $0.part), $0.purpose) }) { $1 }
    return before.filter { !left.contains(Target(number: $0.number, part: $0.part)) }.map { narrowing in
      let members = program.silentMembers(of: narrowing.number)
      let purpose = ([narrowing.number] + members).lazy.compactMap {
        purposes[Target(number: $0, part: narrowing.part)]
      }.first
      return (narrowing, purpose ?? .shown)
    }
  }

  private struct Target: Hashable {
    let number: Int
    let part: Narrowing.Part
  }

  /// Leaves as they are the declarations that are to be left out.
  mutating func pin(_ parts: [IdlePart]) {
    for part in parts where part.kind == .defaultImplementation {
      add(part.number, .all, candidates.declared(part.number), .idle)
      add(part.number, .setter, candidates.declared(part.number), .idle)
    }
    solveAgain()
  }

  /// Raises what the compiler names; returns whether there was anything to raise.
  mutating func object(to diagnostics: [Diagnostic], _ narrowings: [Narrowing]) -> Bool {
    let finder = ObjectionFinder(program, narrowings)
    let errors = diagnostics.filter { $0.severity == .error }
    let named = errors.compactMap(finder.objection)
    // Some errors stand at what follows from others: what is around them is asked only where nothing is named.
    let found = named.isEmpty ? errors.compactMap(finder.enclosing) : named
    for objection in found {
      let place = "\(objection.diagnostic.place.path):\(objection.diagnostic.place.line)"
      for demand in objection.demands {
        add(
          demand.number, demand.part, demand.level,
          .compiler(message: objection.diagnostic.message.text, place: place))
      }
    }
    solveAgain()
    return self.narrowings != narrowings
  }

  /// Puts back what would change the meaning of a place; returns whether there was anything.
  mutating func object(to differences: [Meaning.Difference]) -> Bool {
    let before = narrowings
    for difference in differences {
      let reason = NeedReason.meaning(place: "\(difference.path):\(difference.line)")
      for part in [Narrowing.Part.all, .setter] {
        add(difference.number, part, candidates.declared(difference.number), reason)
      }
    }
    solveAgain()
    return narrowings != before
  }

  /// Puts one back.
  mutating func putBack(_ narrowing: Narrowing) {
    add(
      narrowing.number, narrowing.part, narrowing.from,
      .compiler(message: "the package does not build without it", place: ""))
    solveAgain()
  }

  private mutating func add(_ number: Int, _ part: Narrowing.Part, _ level: AccessLevel, _ reason: NeedReason)
  {
    if program.declarations[number].source.kind == .import {
      importFloors[number] = max(importFloors[number] ?? .private, level)
      imports[number] = level
      return
    }
    let demand = Demand(target: number, level: .fixed(level), reason: reason)
    if part == .all { objections.append(demand) } else { setterObjections.append(demand) }
  }

  private mutating func solveAgain() {
    solution = NeedSolver(program, candidates, demands.demands + objections)
    solveSetters()
  }

  /// Narrows the imports that the compiler calls needlessly visible; returns whether there is a new one.
  mutating func narrowImports(_ diagnostics: [Diagnostic]) -> Bool {
    let before = imports
    for diagnostic in diagnostics {
      guard let unused = diagnostic.message.levelOfUnusedImport,
        // Code that was not built may need the import.
        let file = program.files.firstIndex(where: {
          $0.path == diagnostic.place.path && $0.source.unbuilt.isEmpty
        })
      else { continue }
      for number in program.imports(at: diagnostic.place.line, of: file)
      where candidates.modules.contains(program.declarations[number].module) {
        // A public import that no public signature needs may be one that the package's signatures need.
        let isPublic = unused == "public"
        let module = program.modules[program.declarations[number].module]
        let next = isPublic && module?.hasPackageAccess ?? false ? AccessLevel.package : .internal
        let level = max(next, importFloors[number] ?? .private)
        if imports[number] == nil || importFloors[number] != nil { imports[number] = level }
      }
    }
    return imports != before
  }

  /// The declarations that only tests keep as visible as they are, and a file of each that opens the module.
  var tested: [Int: Int] { demands.tested }
  /// What tests use, whether that counts or not.
  var usedByTests: Set<Int> { demands.usedByTests }

  /// The variables whose values something asks for.
  var read: Set<Int> { demands.read }
  /// The variables whose values change after a value of their type has been made.
  var changed: Set<Int> { demands.changed }

  /// Whether anything uses a declaration.
  func isUsed(_ number: Int) -> Bool { used.contains(number) }

  /// Whether anything but its own extensions names a declaration.
  func isNamed(_ number: Int) -> Bool { demands.named.contains(number) }
}
