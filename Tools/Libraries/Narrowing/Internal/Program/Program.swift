import Syntax

/// The declarations of a package, and the places where they are used.
struct Program {
  /// The files, by number.
  let files: [ProgramFile]
  /// The declarations, by number; each one after the one around it.
  let declarations: [ProgramDeclaration]
  /// The numbers of declarations by the names that the index knows them by.
  let numbers: [String: Int]
  /// The names of variables by those of their getters and setters.
  private let variables: [String: String]
  /// The names of the initializers that classes inherit, and what each one overrides.
  private let inherited: [String: String]
  /// The names of variables with setters that their types' clients may call.
  private let written: Set<String>
  /// The modules of the package that each one imports, in code that was built or not.
  private let imported: [String: Set<String>]
  /// The number of each file's first declaration.
  private let firstNumbers: [Int]
  /// The modules, by name.
  let modules: [String: ProgramModule]
  /// The members of each extension.
  let extensionMembers: [Int: [Int]]
  /// The names in sentences of the declarations, by number.
  private var titles: [String] = []

  /// Puts together what the compiler has parsed and what it has indexed of the same files.
  init(files: [ProgramFile], modules: [ProgramModule]) {
    var declarations: [ProgramDeclaration] = []
    var firstNumbers: [Int] = []
    for (number, file) in files.enumerated() {
      let names = DeclaredNames(of: file)
      let first = declarations.count
      firstNumbers.append(first)
      for declaration in file.source.declarations {
        declarations.append(
          ProgramDeclaration(
            source: declaration, file: number, module: file.index.module,
            parent: declaration.parent.map { $0 + first }, names: names.names(of: declaration),
            extended: names.extended(by: declaration)))
      }
    }
    self.files = files
    self.firstNumbers = firstNumbers
    let names = Set(modules.map(\.name))
    imported = files.reduce(into: [:]) { imported, file in
      let built = file.source.declarations.filter { $0.kind == .import }.map(\.name)
      let unbuilt = file.source.unbuilt.flatMap(\.words).filter(file.isImported).map(\.word)
      let all = Set(built + unbuilt).intersection(names)
      imported[file.index.module, default: []].formUnion(all)
    }
    let occurrences = files.flatMap(\.index.occurrences)
    inherited = Dictionary(
      occurrences.filter {
        $0.symbol.baseName == "init" && $0.roles.contains(.implicit)
          && !$0.roles.isDisjoint(with: .declaration)
      }.compactMap { made in made.related(.override).first.map { (made.symbol.usr, $0) } }
    ) { $1 }
    let accessors = occurrences.filter { $0.symbol.kind == .accessor }
    let setters = accessors.filter { $0.symbol.name.hasPrefix("setter:") && $0.roles.contains(.accessor) }
    written = Set(setters.flatMap { $0.related(.accessor) })
    variables = Dictionary(
      accessors.compactMap { accessor in accessor.related(.accessor).first.map { (accessor.symbol.usr, $0) } }
    ) { $1 }
    self.declarations = declarations
    self.modules = Dictionary(modules.map { ($0.name, $0) }) { $1 }
    numbers = Dictionary(
      declarations.enumerated().compactMap { number, declaration in
        declaration.names.map { ($0.usr, number) }
      }
    ) { $1 }
    let numbered = declarations
    extensionMembers = Dictionary(grouping: numbered.indices.filter { numbered[$0].parent != nil }) {
      numbered[$0].parent ?? $0
    }.filter { numbered[$0.key].source.kind == .extension }
    titles = DeclarationTitles(of: self).titles
  }

  /// The declaration's file.
  func file(of number: Int) -> ProgramFile { files[declarations[number].file] }

  /// What is used by this name: for an initializer that a class inherits, the one that is written down.
  func used(_ name: String) -> Int? { numbers[name] ?? inherited[name].flatMap(used) }

  /// The variable or subscript with a getter or setter of this name.
  func variable(ofAccessor name: String) -> Int? { variables[name].flatMap { numbers[$0] } }

  /// Whether a variable or subscript can be written.
  func hasSetter(_ number: Int) -> Bool {
    let declaration = declarations[number]
    return !declaration.source.isConstant && declaration.names.map { written.contains($0.usr) } ?? false
  }

  /// The imports on a line of a file.
  func imports(at line: Int, of file: Int) -> [Int] {
    declarations.indices.filter {
      declarations[$0].file == file && declarations[$0].source.kind == .import
        && files[file].line(of: declarations[$0].source) == line
    }
  }

  /// The innermost declaration around a byte of a file.
  func declaration(around offset: Int, in file: Int) -> Int? {
    files[file].declaration(around: offset).map { firstNumbers[file] + $0 }
  }

  /// The type that a declaration is a member of, or nil at the top and in extensions of others' types.
  func owner(of number: Int) -> Int? {
    guard let parent = declarations[number].parent else { return nil }
    return declarations[parent].source.kind == .extension
      ? declarations[parent].extended.flatMap { numbers[$0] } : parent
  }

  /// The type that a header is of: the extended one, or nil if that is another package's, or the declaration itself.
  func heir(of number: Int) -> Int? {
    declarations[number].source.kind == .extension
      ? declarations[number].extended.flatMap { numbers[$0] } : number
  }

  /// The types around a declaration, from the inside out.
  func owners(of number: Int) -> [Int] {
    var owners: [Int] = []
    var next = owner(of: number)
    while let owner = next, !owners.contains(owner) {
      owners.append(owner)
      next = self.owner(of: owner)
    }
    return owners
  }

  /// The members of an extension that take its level.
  func silentMembers(of number: Int) -> [Int] {
    extensionMembers[number, default: []].filter {
      declarations[$0].source.access == nil && declarations[$0].source.kind != .part
    }
  }

  /// A declaration, all that it stands in, and the types that those are members of.
  func surroundings(of number: Int) -> Set<Int> {
    var found: Set<Int> = [number]
    var open = [number]
    while let next = open.popLast() {
      for around in [declarations[next].parent, owner(of: next)].compactMap(\.self)
      where found.insert(around).inserted {
        open.append(around)
      }
    }
    return found
  }

  /// Whether nobody can use a declaration: it is there for the message that those get who name it.
  func isUnavailable(_ number: Int) -> Bool {
    surroundings(of: number).contains { declarations[$0].source.isUnavailable }
  }

  /// The modules of the package that one imports, directly or not, in code that was built or not, and itself.
  func modules(seenFrom module: String) -> Set<String> {
    var seen: Set<String> = [module]
    var open = [module]
    while let next = open.popLast() {
      for other in imported[next, default: []].subtracting(seen) {
        seen.insert(other)
        open.append(other)
      }
    }
    return seen
  }

  /// Whether a declaration stands in a type's braces, or in an extension of anything.
  func isMember(_ number: Int) -> Bool { declarations[number].parent != nil }

  /// Its name in sentences: with the types around it, and with what tells it from others that are called the same.
  func title(of number: Int) -> String { titles[number] }
}
