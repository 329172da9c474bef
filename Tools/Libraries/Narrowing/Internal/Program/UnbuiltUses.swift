import Syntax

/// What code that was not built may use, whether it is in a source or shown to clients: whatever has a name that it has,
/// too, and what a use of that takes with it.
struct UnbuiltUses {
  private struct Mention {
    let place: String
    /// The modules of the package that the code sees.
    let modules: Set<String>
  }

  /// What of a word says what it may mean.
  private struct Known: Hashable {
    let word: String
    let label: String?
    let literals: Set<UnbuiltWord.Side>

    init(_ word: UnbuiltWord) { (self.word, label, literals) = (word.word, word.label, word.literals) }
  }

  /// Where each declaration may be used, if it may be anywhere.
  private(set) var places: [Int: String] = [:]
  private var mentions: [String: [Mention]] = [:]
  private let program: Program
  private let inheritance: Inheritance
  private let byName: [String: [Int]]
  private let members: [Int: [Int]]
  private let operands: OperatorOperands

  /// What `shown` may use of the modules that clients can import, or the sources' code where that is nil.
  init(in program: Program, _ inheritance: Inheritance, shown: ShownCode? = nil) {
    (self.program, self.inheritance) = (program, inheritance)
    let numbers = program.declarations.indices
    var byName = Dictionary(grouping: numbers) { program.declarations[$0].source.name }
    // Who makes a value names its type.
    for number in byName["init"] ?? [] {
      if let owner = program.owner(of: number) {
        byName[program.declarations[owner].source.name, default: []].append(number)
      }
    }
    self.byName = byName
    operands = OperatorOperands(of: program, inheritance, byName)
    members = Dictionary(grouping: numbers.filter { program.owner(of: $0) != nil }) {
      program.owner(of: $0) ?? $0
    }
    if let shown {
      let products = Set(program.modules.values.filter(\.isProduct).map(\.name))
      for page in shown.pages {
        collect(UnbuiltWord.all(in: page.text), of: page.path, page.text, seeing: products)
      }
    } else {
      for file in program.files where !file.source.unbuilt.isEmpty {
        collect(
          file.source.unbuilt.flatMap(\.words), of: file.path, file.source.text,
          seeing: program.modules(seenFrom: file.index.module))
      }
      for file in program.files { collectSymbols(in: file) }
    }
  }

  /// Notes what a source looks up by its symbol while it runs, such as `"$s4Till5countSiyF"`.
  private mutating func collectSymbols(in file: ProgramFile) {
    let text = String(decoding: file.source.text.bytes, as: UTF8.self)
    for match in text.matches(of: /"\$s(\w+)"/) {
      let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      if let number = program.numbers["s:\(match.output.1)"] {
        note(number, "\(file.path):\(file.source.text.line(of: offset))")
      }
    }
  }

  private mutating func collect(
    _ words: [UnbuiltWord], of path: String, _ text: SourceText, seeing seen: Set<String>
  ) {
    var known: Set<Known> = []
    for word in words {
      let isKnown = !known.insert(Known(word)).inserted
      if isKnown, !word.isConforming { continue }
      let place = "\(path):\(text.line(of: word.offset))"
      mentions[word.word, default: []].append(Mention(place: place, modules: seen))
      for target in byName[word.word] ?? []
      where seen.contains(program.declarations[target].module) && mayMean(target, by: word) {
        note(target, place)
        if word.isConforming { noteMembers(of: target, place) }
      }
    }
  }

  /// Whether a word of its name may mean a declaration: a call says the label of one parameter.
  ///
  /// Who calls an initializer without a label needs a parameter without one; what is called so by the name of a method may
  /// also give the method of its argument.
  private func mayMean(_ target: Int, by word: UnbuiltWord) -> Bool {
    if operands.reject(word, for: target) { return false }
    guard let label = word.label, let labels = program.declarations[target].labels else { return true }
    let isMethod = program.declarations[target].source.kind == .function
    return isMethod && label == "_" || labels.contains(label)
  }

  private mutating func note(_ target: Int, _ place: String) {
    places[target] = places[target] ?? place
    guard program.declarations[target].source.kind == .protocol else { return }
    // Whoever conforms to it takes what it gives for what it asks.
    for ancestor in inheritance.ancestry(of: target) { noteMembers(of: ancestor, place) }
  }

  private mutating func noteMembers(of type: Int, _ place: String) {
    for member in members[type] ?? [] { places[member] = places[member] ?? place }
  }

  /// Where a name stands in code that sees a module; nil for nowhere.
  func place(of word: String, seeing module: String) -> String? {
    mentions[word]?.first { $0.modules.contains(module) }?.place
  }
}
