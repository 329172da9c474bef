import Syntax

/// The declarations that may be narrowed.
struct Candidates {
  /// Those that are judged.
  let numbers: Set<Int>
  /// The modules that are judged.
  let modules: Set<String>
  /// The extensions with a word that holds for their members.
  let extensions: [Int]
  /// Variables that are declared with the same word.
  let groups: [[Int]]
  private let program: Program
  private let own: [AccessLevel]

  /// Those of the modules called `modules`.
  init(in program: Program, modules: Set<String>) {
    self.program = program
    self.modules = modules
    var own: [AccessLevel] = []
    for declaration in program.declarations {
      own.append(Self.level(of: declaration, program, own))
    }
    self.own = own
    let indices = program.declarations.indices
    numbers = Set(
      indices.filter { number in
        let declaration = program.declarations[number]
        return modules.contains(declaration.module) && declaration.source.kind != .import
          && declaration.source.kind != .part && own[number] >= .package
          && (declaration.names != nil) && Self.hasLevel(declaration, program)
      })
    extensions = indices.filter {
      program.declarations[$0].source.kind == .extension && program.declarations[$0].source.access != nil
    }
    groups = Dictionary(
      grouping: indices.filter {
        program.declarations[$0].source.kind == .variable && program.declarations[$0].source.access != nil
      }
    ) { [program.declarations[$0].file, program.declarations[$0].source.access?.range.lowerBound ?? 0] }
    .values.filter { $0.count > 1 }.map { $0.sorted() }
  }

  /// The level that a declaration has in its source.
  func declared(_ number: Int) -> AccessLevel { own[number] }

  /// Where the search begins: with the narrowest level that the source could say.
  func initialLevel(of number: Int) -> AccessLevel {
    guard numbers.contains(number) else { return own[number] }
    return program.isMember(number) && program.declarations[number].source.kind != .extension
      ? .private : .fileprivate
  }

  /// Where the search ends.
  func highest(of number: Int) -> AccessLevel { own[number] }

  /// Whether a declaration can have a level of its own; an extension only if it has one.
  private static func hasLevel(_ declaration: ProgramDeclaration, _ program: Program) -> Bool {
    if declaration.source.access != nil { return true }
    guard let parent = declaration.parent else { return false }
    let around = program.declarations[parent].source
    return around.kind == .extension && around.access != nil
  }

  private static func level(
    _ declaration: ProgramDeclaration, of around: ProgramDeclaration, _ own: AccessLevel
  )
    -> AccessLevel
  {
    switch around.source.kind {
    case .protocol: own
    case .extension: around.source.access.map { min($0.level, .public) } ?? .internal
    default: declaration.source.kind == .part ? own : .internal
    }
  }

  private static func level(of declaration: ProgramDeclaration, _ program: Program, _ own: [AccessLevel])
    -> AccessLevel
  {
    if let access = declaration.source.access { return access.level }
    guard let parent = declaration.parent else { return .internal }
    return level(declaration, of: program.declarations[parent], own[parent])
  }
}
