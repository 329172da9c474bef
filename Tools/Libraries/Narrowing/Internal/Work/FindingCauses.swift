import Syntax

/// What findings have in common that one edit would mend.
enum FindingCause: Hashable {
  /// A module of which others see more than anything needs.
  case module(String)
  /// Members of types that no other module sees.
  case unseen(module: String)
  /// A declaration with all that is in it.
  case declaration(Int)
  /// Members of a type that stays as it is.
  case members(of: Int, Narrowing.Part)
  /// Members that a file gives to types of other packages.
  case foreignMembers(path: String)
  /// The imports of a file.
  case imports(path: String)
  /// Parts of a protocol or an enumeration.
  case parts(IdlePart.Kind, of: Int)
}

/// Looks for what findings have in common.
struct FindingCauses {
  private let search: NarrowingSearch
  private let program: Program
  /// What is narrowed, without setters and imports.
  private let narrowed: Set<Int>
  /// How many of how many declarations are narrowed in the modules of which that is most.
  private var shares: [String: (narrowed: Int, visible: Int)] = [:]

  init(of subjects: [FindingGroups.Subject], in search: NarrowingSearch) {
    self.search = search
    let program = search.program
    self.program = program
    narrowed = Set(
      subjects.compactMap { subject in
        guard case .narrowing(let narrowing) = subject, narrowing.part == .all,
          program.declarations[narrowing.number].source.kind != .import
        else { return nil }
        return narrowing.number
      })
    let visible = search.candidates.numbers.filter { program.declarations[$0].source.kind != .extension }
    for (module, numbers) in Dictionary(grouping: visible, by: { program.declarations[$0].module })
    where !(program.modules[module]?.isProduct ?? false) {
      let count = numbers.count { search.solution.levels[$0] < search.candidates.declared($0) }
      // Of a few, each is read for itself, but what a module of tests shows nobody sees.
      if program.modules[module]?.isTest ?? false || count > 3 && count * 2 > numbers.count {
        shares[module] = (count, numbers.count)
      }
    }
  }

  /// What a finding has in common with others that have the same cause.
  func cause(of subject: FindingGroups.Subject) -> FindingCause {
    switch subject {
    case .part(let part): return .parts(part.kind, of: part.owner)
    case .narrowing(let narrowing):
      let number = narrowing.number
      let declaration = program.declarations[number]
      if declaration.source.kind == .import { return .imports(path: program.file(of: number).path) }
      if shares[declaration.module] != nil { return .module(declaration.module) }
      if isUnseen(number) { return .unseen(module: declaration.module) }
      if let root = root(of: number) { return .declaration(root) }
      if let asking = narrowedProtocol(askingFor: number) {
        return .declaration(root(of: asking) ?? asking)
      }
      let part = narrowed.contains(number) ? .all : narrowing.part
      if let owner = program.owner(of: number) { return .members(of: owner, part) }
      return declaration.parent == nil
        ? .declaration(number) : .foreignMembers(path: program.file(of: number).path)
    }
  }

  /// Whether no other module sees a type around it, or the module, whatever it says itself.
  private func isUnseen(_ number: Int) -> Bool {
    program.modules[program.declarations[number].module]?.isTest ?? false
      || program.owners(of: number).contains { search.candidates.declared($0) < .package }
  }

  /// The outermost declaration around one that is narrowed and takes that with it, if another one than itself does.
  private func root(of number: Int) -> Int? {
    let around = program.surroundings(of: number).union(
      program.heir(of: number).map(program.surroundings) ?? [])
    // What a module adds to a type of another one is edited for itself.
    let roots = around.intersection(narrowed).filter {
      program.declarations[$0].module == program.declarations[number].module
    }
    let isInside = program.owner(of: number) != nil || program.declarations[number].parent != nil
    let outermost = roots.min { one, other in
      let (first, second) = (depth(one), depth(other))
      return (first, one) < (second, other)
    }
    return outermost == number && isInside && program.declarations[number].source.kind != .extension
      && !isType(number) ? nil : outermost
  }

  /// The narrowed protocol of the same module that alone keeps a declaration as it is.
  private func narrowedProtocol(askingFor number: Int) -> Int? {
    guard case .witness(let name)? = search.solution.reasons[number],
      let asking = program.numbers[name].flatMap(program.owner), narrowed.contains(asking),
      program.declarations[asking].module == program.declarations[number].module
    else { return nil }
    return asking
  }

  private func isType(_ number: Int) -> Bool {
    [.value, .class, .protocol].contains(program.declarations[number].source.kind)
  }

  /// How far inside a declaration is; an extension is as far as one member of its type.
  private func depth(_ number: Int) -> Int {
    let isExtension = program.declarations[number].source.kind == .extension
    let heir = isExtension ? program.heir(of: number) : nil
    return heir.map { depth($0) + 1 } ?? 2 * program.owners(of: number).count
  }

  /// Whether a finding is about what its group has its name from.
  func isItself(_ subject: FindingGroups.Subject, _ cause: FindingCause) -> Bool {
    guard case .narrowing(let narrowing) = subject else { return false }
    return cause == .declaration(narrowing.number)
  }

  /// What a group of several findings is called.
  func title(of cause: FindingCause, count: Int) -> String {
    switch cause {
    case .module(let name):
      let share = shares[name] ?? (count, count)
      return share.narrowed == share.visible
        ? "all \(share.visible) declarations of \(name)"
        : "\(share.narrowed) of \(share.visible) declarations of \(name)"
    case .unseen(let module): return "\(count) members of types that only \(module) sees"
    case .declaration(let number): return "\(program.title(of: number)), with \(count - 1) of its own"
    case .members(let owner, _): return "\(count) members of \(program.title(of: owner))"
    case .foreignMembers: return "\(count) members of types of others"
    case .imports: return "\(count) imports"
    case .parts(let kind, let owner):
      return "\(count) \(kind.plural) \(program.title(of: owner))"
    }
  }

  /// How many declarations others would see no more.
  func size(of subject: FindingGroups.Subject) -> Int {
    switch subject {
    case .part(let part): return part.kind == .defaultImplementation ? 0 : 1
    case .narrowing(let narrowing):
      if isUnseen(narrowing.number) { return 0 }
      switch program.declarations[narrowing.number].source.kind {
      case .import: return 0
      case .extension:
        return program.silentMembers(of: narrowing.number).count(where: search.followsExtension)
      default: return narrowing.part == .setter || narrowing.level >= .public ? 0 : 1
      }
    }
  }
}

extension IdlePart.Kind {
  /// What several of one protocol or enumeration are called before its name.
  fileprivate var plural: String {
    switch self {
    case .requirement: "requirements of"
    case .enumerationCase: "cases of"
    case .defaultImplementation: "defaults of"
    case .conformance: "conformances to"
    }
  }
}
