import CompilerDiagnostics
import Syntax

/// Finds out which narrowings an error is about.
struct ObjectionFinder {
  private let program: Program
  private let narrowings: [Int: [Narrowing]]
  private let visibility: Visibility
  private let files: [String: Int]
  /// The narrowed declarations by the line that their names are on.
  private let byLine: [Diagnostic.Place: [Int]]

  init(_ program: Program, _ narrowings: [Narrowing]) {
    self.program = program
    self.narrowings = Dictionary(grouping: narrowings, by: \.number)
    visibility = Visibility(of: program)
    files = Dictionary(program.files.enumerated().map { ($1.path, $0) }) { $1 }
    byLine = Dictionary(grouping: self.narrowings.keys) { number in
      let file = program.file(of: number)
      return Diagnostic.Place(path: file.path, line: file.line(of: program.declarations[number].source))
    }
  }

  /// What the error is about; nil if there is no telling.
  func objection(to diagnostic: Diagnostic) -> Objection? {
    let found =
      [
        inHeader(of: diagnostic), atNotes(of: diagnostic), atPlace(of: diagnostic),
        named(in: diagnostic, true),
        named(in: diagnostic, false),
      ]
      .first { !$0.isEmpty }
    guard let found else { return nil }
    let demands = found.sorted().flatMap { number in
      (narrowings[number] ?? []).filter { concerns($0, diagnostic) }.map { narrowing in
        (number, narrowing.part, level(for: narrowing, diagnostic))
      }
    }
    return demands.isEmpty ? nil : Objection(demands: demands, diagnostic: diagnostic)
  }

  /// What stands around the error, as it was; for errors that name nothing and nobody.
  func enclosing(_ diagnostic: Diagnostic) -> Objection? {
    guard let file = files[diagnostic.place.path],
      let offset = program.files[file].source.text.offset(line: diagnostic.place.line, column: 1)
    else { return nil }
    var around = program.declaration(around: offset, in: file)
    while let number = around, narrowings[number] == nil { around = program.declarations[number].parent }
    guard let number = around, let found = narrowings[number] else { return nil }
    return Objection(demands: found.map { (number, $0.part, $0.from) }, diagnostic: diagnostic)
  }

  private func concerns(_ narrowing: Narrowing, _ diagnostic: Diagnostic) -> Bool {
    let all = narrowings[narrowing.number] ?? []
    return all.count == 1 || diagnostic.message.isAboutSetting == (narrowing.part == .setter)
  }

  /// What the extension around a member is of or asks for, if that is too narrow for the member.
  private func inHeader(of diagnostic: Diagnostic) -> Set<Int> {
    guard diagnostic.message.isAboutAccessOfExtension,
      let file = files[diagnostic.place.path],
      let offset = program.files[file].source.text.offset(line: diagnostic.place.line, column: 1),
      let inner = program.declaration(around: offset, in: file)
    else { return [] }
    let parent = program.declarations[inner].parent ?? inner
    let extended = program.declarations[
      program.declarations[inner].source.kind == .extension ? inner : parent
    ].source
    let header = extended.range.lowerBound..<max(extended.range.lowerBound, extended.headerEnd)
    let named = program.files[file].index.occurrences.filter { occurrence in
      program.files[file].offset(of: occurrence).map(header.contains) ?? false
    }
    return Set(named.compactMap { program.numbers[$0.symbol.usr] }).intersection(narrowings.keys)
  }

  /// Where the compiler shows the declaration that it cannot see.
  private func atNotes(of diagnostic: Diagnostic) -> Set<Int> {
    let notes = diagnostic.notes.filter(\.message.showsDeclaration)
    return Set(notes.flatMap { byLine[$0.place] ?? [] })
  }

  /// What the error stands at, if that is what was narrowed, and the error says what it should be.
  private func atPlace(of diagnostic: Diagnostic) -> Set<Int> {
    let own = byLine[diagnostic.place] ?? []
    let names = Set(diagnostic.quotedNames)
    return Set(own.filter { names.isEmpty || names.contains(program.declarations[$0].source.name) })
  }

  /// What is used on the line of the error, or anywhere that its file sees, and has a name that the error quotes.
  private func named(in diagnostic: Diagnostic, _ isOnLine: Bool) -> Set<Int> {
    guard let file = files[diagnostic.place.path] else { return [] }
    let names = Set(diagnostic.quotedNames)
    let seen = program.modules(seenFrom: program.files[file].index.module)
    let all = Set(
      narrowings.keys.filter {
        names.contains(program.declarations[$0].source.name)
          && seen.contains(program.declarations[$0].module)
      })
    guard isOnLine else { return all }
    let used = Set(
      program.files[file].index.occurrences.filter { $0.line == diagnostic.place.line }
        .flatMap { [$0.symbol.usr] + $0.related(.override) }.compactMap(program.used)
    ).intersection(narrowings.keys)
    let both = used.intersection(all)
    return both.isEmpty ? used : both
  }

  /// What the compiler asks for, or else what the place of the error needs, and in any case more than there was.
  private func level(for narrowing: Narrowing, _ diagnostic: Diagnostic) -> AccessLevel {
    // Imports of the same module in other files say nothing, and may not differ.
    if diagnostic.message.isAboutDifferentImports { return narrowing.from }
    let next = AccessLevel(rawValue: narrowing.level.rawValue + 1) ?? narrowing.from
    var wanted = diagnostic.message.wantedLevel.flatMap { AccessLevel(word: $0) } ?? .private
    if let file = files[diagnostic.place.path],
      let offset = program.files[file].source.text.offset(
        line: diagnostic.place.line, column: 1)
    {
      let use = visibility.level(of: narrowing.number, at: offset, in: file)
      wanted = max(wanted, use == .private ? .fileprivate : use)
    }
    let level = max(wanted, next)
    // Without a name of the package the compiler knows no level between the module and everybody.
    let module = program.modules[program.declarations[narrowing.number].module]
    let isUnknown = level == .package && module?.hasPackageAccess == false
    return min(narrowing.from, isUnknown ? .public : level)
  }
}
