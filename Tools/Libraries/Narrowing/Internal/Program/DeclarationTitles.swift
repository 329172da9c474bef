import Syntax

/// What declarations are called in sentences and in baselines: no two of a module the same, as far as their sources tell.
struct DeclarationTitles {
  /// The names, by the number of the declaration.
  private(set) var titles: [String]
  private let program: Program

  init(of program: Program) {
    self.program = program
    titles = []
    titles = program.declarations.indices.map(title)
    for distinguish in [conditions, header, firstMember] {
      for number in Self.doubles(of: titles, in: program) {
        if let words = distinguish(number) { titles[number] += " \(words)" }
      }
    }
  }

  /// The declarations that are called as another of their module; imports are told by their places alone.
  private static func doubles(of titles: [String], in program: Program) -> [Int] {
    let numbers = program.declarations.indices.filter { program.declarations[$0].source.kind != .import }
    return Dictionary(grouping: numbers) { number in
      let declaration = program.declarations[number]
      // What a protocol asks for and what it gives for that are told apart by what they are.
      let isAskedFor = declaration.parent.map { program.declarations[$0].source.kind == .protocol } ?? false
      return [declaration.module, titles[number], isAskedFor ? "requirement" : ""]
    }.values.filter { $0.count > 1 }.flatMap(\.self)
  }

  private func title(of number: Int) -> String {
    let declaration = program.declarations[number]
    let names =
      program.owners(of: number).reversed().map { program.declarations[$0].source.name } + [name(of: number)]
    guard program.owner(of: number) == nil, let parent = declaration.parent else {
      return names.joined(separator: ".")
    }
    return "\(program.declarations[parent].names?.baseName ?? "")." + names.joined(separator: ".")
  }

  private func name(of number: Int) -> String {
    let declaration = program.declarations[number]
    return switch declaration.source.kind {
    case .extension: "extension \(declaration.names?.baseName ?? "")"
    case .import: "import \(declaration.source.name)"
    default: declaration.names?.name ?? declaration.source.name
    }
  }

  /// What an extension, or the one around a member, asks of the type.
  private func conditions(of number: Int) -> String? {
    let declaration = program.declarations[number]
    let around = declaration.source.kind == .extension ? number : declaration.parent ?? number
    guard program.declarations[around].source.kind == .extension else { return nil }
    let words = words(of: around)
    return words.firstIndex(of: "where").map { words[$0...].joined(separator: " ") }
  }

  /// What a declaration that has parameters or a type says of them.
  private func header(of number: Int) -> String? {
    let kinds: [SourceDeclaration.Kind] = [.function, .initializer, .subscript, .variable]
    guard kinds.contains(program.declarations[number].source.kind) else { return nil }
    return "as \(words(of: number).joined(separator: " "))"
  }

  private func firstMember(of number: Int) -> String? {
    guard program.declarations[number].source.kind == .extension else { return nil }
    let others = program.declarations[number...].prefix { $0.file == program.declarations[number].file }
    return others.indices.first { program.declarations[$0].parent == number }.map { "with \(name(of: $0))" }
  }

  /// What a declaration shows to others, from its name on.
  private func words(of number: Int) -> [String] {
    let declaration = program.declarations[number].source
    let text = program.file(of: number).source.text
    let range = (declaration.start..<max(declaration.start, declaration.headerEnd)).clamped(
      to: text.bytes.indices)
    return String(decoding: text.bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).map {
      String($0)
    }
  }
}
