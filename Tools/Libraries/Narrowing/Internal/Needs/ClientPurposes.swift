import Foundation
import Syntax

/// A declaration or its setter that clients may want, and why.
struct WantedPart {
  let number: Int
  let part: Narrowing.Part
  let purpose: ClientPurpose
}

/// Finds out why clients outside may want what nothing in a package uses.
struct ClientPurposes {
  /// Members of one type that are alike.
  private struct Family: Hashable {
    let owner: String
    let likeness: String
  }

  /// The search as it was before anything was left to clients.
  private let search: NarrowingSearch
  private let program: Program
  private let breaks: ClientBreaks
  private let inheritance: Inheritance
  private let skipsTests: Bool
  /// What clients are known to use, the package's tests among them if they count.
  private let used: Set<Int>
  /// The modules that tests, programs or other modules import that clients cannot import.
  private let exercised: Set<String>
  /// The names of the package's types.
  private let types: Set<String>
  private var usedFamilies: Set<Family> = []
  /// The labels and names of the parameters of initializers that clients see, by type.
  private var given: [Int: Set<String>] = [:]
  /// The types of the parameters that clients see.
  private var asked: Set<String> = []
  /// What the documentation that clients see speaks of.
  private let documented: DocumentedNames

  /// Those of what `search` would narrow; what only tests use is there for clients unless `skipsTests`.
  init(in search: NarrowingSearch, _ inheritance: Inheritance, skipsTests: Bool) {
    self.search = search
    self.inheritance = inheritance
    self.skipsTests = skipsTests
    let program = search.program
    self.program = program
    let breaks = ClientBreaks(by: search)
    self.breaks = breaks
    documented = DocumentedNames(in: program, of: search.candidates.numbers.filter(breaks.sees))
    exercised = program.modules.values.filter { !$0.isProduct }.reduce(into: []) {
      $0.formUnion(program.modules(seenFrom: $1.name))
    }
    types = Set(
      program.declarations.filter { [.value, .class, .protocol, .alias].contains($0.source.kind) }.map(
        \.source.name))
    used = (skipsTests ? [] : search.usedByTests).union(
      search.candidates.numbers.filter {
        program.declarations[$0].source.kind != .extension && search.solution.levels[$0] >= .public
      })
    for number in used { usedFamilies.formUnion(families(of: number)) }
    for number in search.candidates.numbers where search.candidates.declared(number) >= .public {
      asked.formUnion(typesOfParameters(of: number).intersection(types))
    }
    for number in search.candidates.numbers
    where program.declarations[number].source.kind == .initializer
      && search.candidates.declared(number) >= .public
    {
      guard let owner = program.owner(of: number) else { continue }
      given[owner, default: []].formUnion(parameters(of: number))
    }
  }

  /// The declarations and setters that clients may want though `search` would take them away, and why.
  func wanted(in search: NarrowingSearch) -> [WantedPart] {
    search.candidates.numbers.sorted().flatMap { number in
      let level = search.solution.levels[number]
      var parts: [Narrowing.Part] = []
      if level < search.candidates.declared(number) { parts.append(.all) }
      if search.setters[number] != nil { parts.append(.setter) }
      return parts.compactMap { part in
        purpose(of: number, part, in: search).map { WantedPart(number: number, part: part, purpose: $0) }
      }
    }
  }

  private func purpose(of number: Int, _ part: Narrowing.Part, in search: NarrowingSearch) -> ClientPurpose? {
    let declaration = program.declarations[number].source
    if isUnseen(number) { return .unseen }
    guard declaration.kind != .extension, search.candidates.declared(number) >= .public else { return nil }
    if let purpose = purpose(ofAllAround: [number]) { return purpose }
    guard breaks.sees(number) else { return nil }
    if isGiven(number) || isWatched(number) { return .given }
    if part == .setter { return isSetting(number) ? .given : nil }
    if !skipsTests, search.usedByTests.contains(number) { return .tested }
    if declaration.kind == .protocol { return .adopted }
    if isOperator(declaration) { return .operator }
    if ([number] + program.owners(of: number)).contains(where: isError) { return .caught }
    if search.solution.levels[number] >= .public { return .inherited }
    if !usedFamilies.isDisjoint(with: families(of: number)) { return .family }
    if isChoice(number) { return .given }
    if isHeld(number) { return .held }
    if isDocumentedFunction(number) || documented.mention(number, in: program) { return .documented }
    if declaration.kind == .alias { return .offered }
    return isOffered(number) || isTold(number) || isPlainOffer(number, in: search) ? .offered : nil
  }

  /// Whether no product has its module, where products are what is asked about.
  private func isUnseen(_ number: Int) -> Bool {
    !isOfProduct(program.declarations[number].module)
      && search.candidates.modules.contains(where: isOfProduct)
  }

  private func isOfProduct(_ module: String) -> Bool { program.modules[module]?.isProduct ?? false }

  /// Why clients may want something of a product, whatever it is.
  private func purpose(ofAllAround numbers: [Int]) -> ClientPurpose? {
    let around = numbers.flatMap(program.surroundings).map { program.declarations[$0] }
    guard let module = around.first?.module, program.modules[module]?.isProduct ?? false else { return nil }
    // Whoever writes that has thought of clients, whatever the name begins with.
    if around.contains(where: \.source.isDeprecated) { return .deprecated }
    if around.contains(where: { $0.source.name.hasPrefix("_") }) { return .underscored }
    return exercised.contains(module) ? nil : .unexercised
  }

  /// Why clients may want a part of something that the package does without.
  func purpose(of part: IdlePart) -> ClientPurpose? {
    if isUnseen(part.owner) { return .unseen }
    if search.candidates.declared(part.owner) >= .public,
      let purpose = purpose(ofAllAround: [part.number, part.owner])
    {
      return purpose
    }
    guard breaks.rule(of: part) != nil else { return nil }
    return switch part.kind {
    case .conformance: .conformance
    case .defaultImplementation: .default
    // Clients make values of other enumerations, and an error that nothing makes is never caught.
    case .enumerationCase: isError(part.owner) ? nil : .family
    case .requirement: .requirement
    }
  }

  private func isOperator(_ declaration: SourceDeclaration) -> Bool {
    guard declaration.kind == .function, let first = declaration.name.unicodeScalars.first else {
      return false
    }
    return !first.properties.isXIDStart && first != "_"
  }

  private func isGiven(_ number: Int) -> Bool {
    let declaration = program.declarations[number].source
    guard declaration.kind == .variable, let owner = program.owner(of: number) else { return false }
    return given[owner]?.contains(declaration.name) ?? false
  }

  /// Whether something happens when a variable is set that nothing sets.
  private func isWatched(_ number: Int) -> Bool {
    program.declarations[number].source.kind == .variable && hasBody(number) && program.hasSetter(number)
      && !search.changed.contains(number)
  }

  /// Whether nothing but clients may set a variable of a value that they have: what changes otherwise is its own business.
  private func isSetting(_ number: Int) -> Bool {
    // Who writes what happens when it is set has thought of who sets it.
    hasBody(number)
      || program.owner(of: number) != nil && !isStatic(number) && !search.changed.contains(number)
  }

  /// Whether a variable is computed, or observed.
  private func hasBody(_ number: Int) -> Bool {
    let source = program.declarations[number].source
    let text = program.file(of: number).source.text
    return text.bytes.indices.contains(source.headerEnd) && text.bytes[source.headerEnd] == UInt8(ascii: "{")
  }

  private func isDocumentedFunction(_ number: Int) -> Bool {
    let source = program.declarations[number].source
    return [.function, .subscript].contains(source.kind)
      && !DocumentedNames.lines(above: source, in: program.file(of: number).source.text).isEmpty
  }

  /// Whether it is a constant of a type of which clients give values.
  private func isChoice(_ number: Int) -> Bool {
    program.declarations[number].source.kind == .variable && isStatic(number)
      && !asked.isDisjoint(with: result(of: number))
  }

  /// Whether the package sets a variable and never asks for it, so that it is there to tell clients something.
  private func isTold(_ number: Int) -> Bool {
    program.declarations[number].source.kind == .variable && search.changed.contains(number)
      && !search.read.contains(number)
  }

  /// The words before the colons of a list of parameters, which are labels, names, or both.
  private func parameters(of number: Int) -> Set<String> {
    let source = program.declarations[number].source
    let text = program.file(of: number).source.text[source.start..<max(source.start, source.headerEnd)]
    return Set(
      text.split(separator: ":", omittingEmptySubsequences: false).dropLast().flatMap { part in
        let isWord = { (sign: Character) in sign.isLetter || sign.isNumber || "_` ".contains(sign) }
        return part.reversed().prefix(while: isWord).reversed().split(separator: " ").map {
          String($0).filter { $0 != "`" }
        }
      })
  }

  /// Whether it is one of the keys under which values are encoded, or their type.
  private func isKey(_ number: Int) -> Bool {
    ([number] + program.owners(of: number)).contains {
      inheritance.foreignAncestry(of: $0).contains("CodingKey")
    }
  }

  /// Whether it is stored in a value that can be encoded or decoded, and so is a part of what that tells.
  private func isHeld(_ number: Int) -> Bool {
    if isKey(number) { return true }
    guard program.declarations[number].source.kind == .variable, !isStatic(number), !hasBody(number),
      let owner = program.owner(of: number)
    else { return false }
    return !inheritance.foreignAncestry(of: owner).isDisjoint(with: ["Codable", "Encodable", "Decodable"])
  }

  /// Whether it gives values of a type that clients see, or is a constant of such a value, which they can only read.
  private func isPlainOffer(_ number: Int, in search: NarrowingSearch) -> Bool {
    guard let owner = program.owner(of: number), search.solution.levels[owner] >= .public else {
      return false
    }
    let declaration = program.declarations[number].source
    if declaration.kind == .initializer || isStatic(number) && isOfOwnType(number) { return true }
    return declaration.isConstant && declaration.kind == .variable && !isStatic(number)
  }

  /// The words behind the colons of a list of parameters.
  private func typesOfParameters(of number: Int) -> Set<String> {
    guard [.function, .initializer, .subscript].contains(program.declarations[number].source.kind) else {
      return []
    }
    let header = shown(of: number)
    // An arrow of an initializer is that of a parameter.
    let arrow = program.declarations[number].source.kind == .initializer ? nil : header.ranges(of: "->").last
    let list = arrow.map { header[..<$0.lowerBound] } ?? header[...]
    return Set(
      list.split(separator: ":").dropFirst().flatMap { part in
        part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) }
      })
  }

  private func isError(_ number: Int) -> Bool {
    !inheritance.foreignAncestry(of: number).isDisjoint(with: ["Error", "LocalizedError", "CustomNSError"])
  }

  /// Whether nothing uses a member, and its type has others that clients use.
  private func isOffered(_ number: Int) -> Bool {
    guard isType(number) ? !search.isNamed(number) : !search.isUsed(number) else { return false }
    if let owner = program.owner(of: number) {
      return used.contains(owner) || isType(owner) && isOffered(owner)
    }
    guard let extended = extended(by: number) else { return false }
    return used.contains { program.owner(of: $0) == nil && self.extended(by: $0) == extended }
  }

  private func isType(_ number: Int) -> Bool {
    [.value, .class].contains(program.declarations[number].source.kind)
  }

  private func extended(by number: Int) -> String? {
    program.declarations[number].parent.flatMap {
      program.declarations[$0].extended ?? program.declarations[$0].names?.baseName
    }
  }

  private func families(of number: Int) -> [Family] {
    let declaration = program.declarations[number]
    let owner = program.owner(of: number)
    let place = owner.map { "\($0)" } ?? extended(by: number) ?? declaration.module
    let isStatic = isStatic(number)
    var likenesses: [String] = []
    switch declaration.source.kind {
    case .function, .initializer, .subscript, .variable:
      likenesses.append("\(isStatic) \(declaration.source.name)")
      if isOfOwnType(number) { likenesses.append("\(isStatic)") }
      if declaration.source.kind == .variable, isStatic, declaration.source.isConstant {
        // Constants of one type are a list to choose from.
        likenesses.append("constants of \(result(of: number).first ?? "")")
      }
      if declaration.source.kind == .variable, !isStatic {
        // A type answers questions.
        if hasBody(number), !program.hasSetter(number) { likenesses.append("computed") }
        let type = result(of: number).filter(types.contains).joined(separator: " ")
        if !type.isEmpty { likenesses.append("of \(type)") }
      }
    case .value, .class:
      let protocols = inheritance.ancestry(of: number).filter {
        program.declarations[$0].source.kind == .protocol
      }
      return protocols.filter { search.candidates.declared($0) >= .public }.map {
        Family(owner: "\($0)", likeness: "conforms")
      }
    case .alias: result(of: number).first.map { likenesses.append("alias of \($0)") }
    case .protocol, .extension, .part, .import: break
    }
    return likenesses.map { Family(owner: place, likeness: $0) }
  }

  /// Whether what a member gives is of the type that it is a member of, such as a constant or a changed copy.
  private func isOfOwnType(_ number: Int) -> Bool {
    let owner = program.owner(of: number).map { program.declarations[$0].source.name }
    let around = program.declarations[number].parent.map { program.declarations[$0] }
    guard let name = owner ?? around?.names?.baseName else { return false }
    if [name, "Self"].contains(result(of: number).first ?? "") { return true }
    guard let around, around.source.kind == .extension, let parent = program.declarations[number].parent
    else {
      return false
    }
    return shown(of: parent).contains("Self ==")
  }

  /// The words behind the arrow, colon or equals sign that the type of a declaration stands behind.
  private func result(of number: Int) -> [String] {
    let header = shownWithValue(of: number)
    let tail: Substring
    switch program.declarations[number].source.kind {
    case .function, .subscript:
      guard let arrow = header.ranges(of: "->").last else { return [] }
      tail = header[arrow.upperBound...]
    default:
      guard let sign = header.firstIndex(where: { ":=".contains($0) }) else { return [] }
      tail = header[sign...]
    }
    // A list of a type's values is none of them.
    if tail.first(where: { !":= ".contains($0) }) == "[" { return [] }
    return tail.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) }.filter { $0 != "try" }
  }

  /// What others see of a declaration, from its name on.
  private func shown(of number: Int) -> String {
    let source = program.declarations[number].source
    return program.file(of: number).source.text[source.start..<max(source.start, source.headerEnd)]
  }

  /// The same, and the first words of a value that can throw.
  private func shownWithValue(of number: Int) -> String {
    let shown = shown(of: number)
    guard shown.hasSuffix("try!") || shown.hasSuffix("try") else { return shown }
    let source = program.declarations[number].source
    let rest = program.file(of: number).source.text[source.headerEnd..<source.range.upperBound]
    return shown + rest.prefix { $0 != "(" }
  }

  private func isStatic(_ number: Int) -> Bool {
    let source = program.declarations[number].source
    let text = program.file(of: number).source.text
    // The word is a part of a function, and stands before a variable.
    let before = text[min(source.range.lowerBound, source.start)..<source.start]
    let words = (before + shown(of: number).prefix { !"(:={".contains($0) }).split(
      whereSeparator: \.isWhitespace)
    return words.contains("static") || words.contains("class")
  }
}
