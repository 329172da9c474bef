import Syntax

/// What a narrowing changes in the files of a program.
struct EditPlan {
  /// The new bytes of each file that changes, by its path in the package.
  let contents: [String: [UInt8]]
  /// The old lines that are gone, by file.
  private let goneLines: [String: [Int]]

  /// The changes after which declarations have the levels that `narrowings` say, and some bytes of files are blank.
  init(_ narrowings: [Narrowing], without blanks: [Int: [Range<Int>]] = [:], in program: Program) {
    var edits: [Int: LevelEdits] = [:]
    let narrowed = Set(narrowings.filter { $0.part == .all }.map(\.number))
    for narrowing in narrowings {
      let declaration = program.declarations[narrowing.number]
      let file = declaration.file
      var changes = edits[file] ?? LevelEdits(of: program.files[file].source.text)
      switch narrowing.part {
      case .all:
        changes.set(
          narrowing.level, of: declaration.source, isSilent: Self.canBeSilent(declaration, in: program))
        for member in program.silentMembers(of: narrowing.number) where !narrowed.contains(member) {
          changes.removeIdleAttributes(of: program.declarations[member].source, at: narrowing.level)
        }
      case .setter: changes.setSetter(narrowing.level, of: declaration.source)
      }
      edits[file] = changes
    }
    var contents: [String: [UInt8]] = [:]
    var goneLines: [String: [Int]] = [:]
    for file in Set(edits.keys).union(blanks.keys) {
      let (path, text) = (program.files[file].path, program.files[file].source.text)
      let blanks = blanks[file] ?? []
      // What is gone needs no other level.
      let changes = (edits[file]?.edits ?? []).filter { edit in !blanks.contains { $0.overlaps(edit.range) } }
      contents[path] = SourceEdit.apply(changes, to: text.bytes(blanking: blanks))
      goneLines[path] = changes.filter { text.bytes[$0.range].contains(UInt8(ascii: "\n")) }
        .map { text.line(of: $0.range.lowerBound) }.sorted()
    }
    self.contents = contents
    self.goneLines = goneLines
  }

  /// Whether a declaration that says nothing is internal.
  private static func canBeSilent(_ declaration: ProgramDeclaration, in program: Program) -> Bool {
    if declaration.source.kind == .import {
      return program.modules[declaration.module]?.importsAreInternal ?? false
    }
    guard let around = declaration.parent.map({ program.declarations[$0].source }) else { return true }
    return around.kind != .extension || around.access == nil
  }

  /// The line that `line` of a changed file was before.
  func oldLine(_ line: Int, of path: String) -> Int {
    goneLines[path]?.reduce(line) { $1 <= $0 ? $0 + 1 : $0 } ?? line
  }
}
