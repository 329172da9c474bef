import PackageBuilds
import Syntax

/// Turns what was found into sentences.
struct ReportWriting {
  private let search: NarrowingSearch
  private let description: PackageTargets
  private let parts: PartReport
  private let breaks: ClientBreaks
  private let idle: IdleParts
  private let wanted: [(narrowing: Narrowing, purpose: ClientPurpose)]
  private let program: Program
  /// The declarations that were left alone because clients outside may want them.
  private let left: Set<Int>

  init(
    _ search: NarrowingSearch, _ proof: PartProof, _ idle: IdleParts,
    _ wanted: [(narrowing: Narrowing, purpose: ClientPurpose)], _ description: PackageTargets
  ) {
    (self.search, self.description, self.idle, self.wanted) = (search, description, idle, wanted)
    program = search.program
    parts = PartReport(proof, idle, in: program)
    breaks = ClientBreaks(by: search)
    left = Set(
      wanted.map(\.narrowing).filter { $0.part == .all }.flatMap { Self.subjects(of: $0, in: search) })
  }

  /// The declarations that a narrowing was about that is none any more: an extension's word is that of its members.
  private static func subjects(of narrowing: Narrowing, in search: NarrowingSearch) -> [Int] {
    let program = search.program
    guard program.declarations[narrowing.number].source.kind == .extension else { return [narrowing.number] }
    return program.silentMembers(of: narrowing.number).filter {
      search.solution.levels[$0] == search.candidates.declared($0)
    }
  }

  var report: NarrowingReport {
    let narrowings = search.narrowings
    let visible = search.candidates.numbers.filter { program.declarations[$0].source.kind != .extension }
    let byModule = Dictionary(grouping: visible) { program.declarations[$0].module }
    let judged = search.candidates.modules
    let findings = FindingGroups(
      narrowings.map { (.narrowing($0), finding($0)) } + parts.findings(breaks), in: search)
    return NarrowingReport(
      modules: judged.sorted().map { module in
        NarrowingReport.Module(name: module, (byModule[module] ?? []).map(fate))
      },
      findings: findings.findings, groups: findings.groups,
      kept: exceptions(where: \.isOfCompiler) + parts.kept(sentence),
      unjudged: exceptions(where: \.isGuess) + parts.unjudged(sentence)
        + unbuiltParts,
      leftToClients: wantedByClients,
      judgedProducts: description.productModules.intersection(judged).sorted(),
      products: description.productModules.subtracting(judged).sorted())
  }

  private func fate(of number: Int) -> DeclarationFate {
    if left.contains(number) { return .leftToClients }
    guard search.solution.levels[number] == search.candidates.declared(number) else { return .narrowed }
    return switch search.solution.reasons[number] {
    case .unavailable: .unavailable
    case .idle: .leftOut
    case let reason?: reason.isGuess ? .unjudged : .needed
    case nil: .needed
    }
  }

  private func finding(_ narrowing: Narrowing) -> NarrowingFinding {
    let declaration = program.declarations[narrowing.number]
    let file = program.file(of: narrowing.number)
    let suffix = narrowing.part == .setter ? "(set)" : ""
    let rule = breaks.rule(of: narrowing)
    return NarrowingFinding(
      module: declaration.module, path: file.path, line: file.line(of: declaration.source),
      name: program.title(of: narrowing.number),
      from: narrowing.from.word + suffix, to: narrowing.level.word + suffix, reason: reason(for: narrowing),
      breaks: rule, mayBeServed: rule != nil && breaks.mayBeServed(narrowing) ? true : nil,
      onlyTestsUse: narrowing.part == .all && rule != nil && search.usedByTests.contains(narrowing.number)
        ? true : nil)
  }

  private func reason(for narrowing: Narrowing) -> String {
    let declaration = program.declarations[narrowing.number]
    if declaration.source.kind == .import { return "No declaration that others see needs it." }
    if narrowing.part == .setter {
      return "Nothing sets it but \(reach(of: narrowing.level, narrowing.number)), if that does."
    }
    guard let need = search.solution.reasons[narrowing.number] else {
      if search.isUsed(narrowing.number) { return "Only \(reach(of: .private, narrowing.number)) uses it." }
      return search.usedByTests.contains(narrowing.number)
        ? "Nothing in the package uses it besides tests." : "Nothing in the package uses it."
    }
    // What keeps it from a level that is narrower still must not read as if it spoke against this one.
    if case .compiler = need {
      return "With less it does not build. \(sentence(need, about: narrowing.number))"
    }
    return sentence(need, about: narrowing.number)
  }

  /// From where what has a level can be used.
  private func reach(of level: AccessLevel, _ number: Int) -> String {
    switch level {
    case .private where program.owner(of: number) != nil: "its own type"
    case .private where program.isMember(number): "its own extension"
    case .private, .fileprivate: "its own file"
    case .internal: "its own module"
    default: "its own package"
    }
  }

  private func sentence(_ need: NeedReason, about number: Int) -> String {
    switch need {
    case .use(let file, let line):
      let tested =
        search.tested[number] != nil
        && program.files[file].source.testedModules.contains(
          program.declarations[number].module)
      return "\(program.files[file].path):\(line) uses it"
        + (tested ? ", which opens the module with @testable." : ".")
    case .signature(let other): return "\(program.title(of: other)) is made of it."
    case .inlined(let other): return "Clients compile it into themselves with \(program.title(of: other))."
    case .witness: return "A protocol asks for it, or a class whose member it overrides."
    case .language: return "Its type's attribute asks for it, or its class requires it."
    case .foundByName: return "What runs it finds it by its name, and not as the compiler does."
    case .spi: return "Clients that import its SPI may use it."
    case .unavailable: return "Nobody can use it: it is there for the message that it shows."
    case .unbuilt(let place):
      let first = program.declarations[number].source.name.unicodeScalars.first
      let isOperator = first.map { !$0.properties.isXIDStart && $0 != "_" } ?? false
      return "Its name stands in code that was not built, at \(place)"
        + (isOperator ? ", and nobody knows for values of which types." : ".")
    case .shown(let place): return "\(place) shows it to clients."
    case .wanted(let purpose): return purpose.sentence
    case .part(let other): return "\(program.title(of: other)) is a part of it."
    case .idle: return "It can be left out."
    case .accepted: return "The baseline accepts it."
    case .meaning(let place): return "With less, \(place) would mean something else."
    case .compiler(let message, ""): return "The compiler: \(message)."
    case .compiler(let message, let place): return "The compiler, at \(place): \(message)."
    }
  }

  /// What was left alone because clients outside may want it.
  private var wantedByClients: [NarrowingReport.Wanted] {
    let declarations = wanted.flatMap { narrowing, purpose in
      Self.subjects(of: narrowing, in: search).map { number in
        let file = program.file(of: number)
        return NarrowingReport.Wanted(
          name: program.title(of: number), kind: narrowing.part == .setter ? .setter : .declaration,
          path: file.path, line: file.line(of: program.declarations[number].source),
          reason: purpose.sentence, purpose: purpose)
      }
    }
    return (declarations + parts.wanted(idle)).sorted {
      ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name)
    }
  }

  /// The declarations that stay as they are for a reason of some kind.
  private func exceptions(where isMeant: (NeedReason) -> Bool) -> [NarrowingReport.Exception] {
    search.candidates.numbers.sorted().compactMap { number in
      guard let reason = search.solution.reasons[number], isMeant(reason),
        search.solution.levels[number] == search.candidates.declared(number)
      else { return nil }
      let file = program.file(of: number)
      return NarrowingReport.Exception(
        name: program.title(of: number), path: file.path,
        line: file.line(of: program.declarations[number].source), reason: sentence(reason, about: number))
    }
  }

  /// What was not built of the judged modules and says of itself that others can see it.
  private var unbuiltParts: [NarrowingReport.Exception] {
    program.files.filter { search.candidates.modules.contains($0.index.module) }.flatMap { file in
      file.source.unbuilt.filter { $0.visible > 0 }.map { part in
        NarrowingReport.Exception(
          name: part.directive, path: file.path, line: file.source.text.line(of: part.offset),
          reason: "It was not built, and \(part.visible) of its words let others see what it declares.")
      }
    }
  }
}
