import PublicAPI

/// The declarations of a surface in the order in which people read them.
struct PageOutline {
  /// A declaration, and whether it was kept, added or removed.
  fileprivate struct Item {
    let declaration: Declaration
    let mark: PageMark
  }

  private let members: [[String]: [Item]]
  private let conformances: [[String]: [Item]]
  private let documentation: (Declaration) -> [String]
  private let paths: Set<[String]>

  init(_ surface: Surface, since old: Surface?, documentation: @escaping (Declaration) -> [String]) {
    let before = Set(old?.declarations ?? surface.declarations)
    let gone = old?.declarations(missingIn: surface) ?? []
    let items =
      surface.declarations.map { Item(declaration: $0, mark: before.contains($0) ? .kept : .added) }
      + gone.map { Item(declaration: $0, mark: .removed) }
    self.documentation = documentation
    paths = Set(items.map(\.declaration).filter(\.kind.isType).map { $0.context + [$0.name] })
    members = Dictionary(grouping: items.filter { $0.declaration.kind != .conformance }) {
      $0.declaration.context
    }
    conformances = Dictionary(grouping: items.filter { $0.declaration.kind == .conformance }) {
      $0.declaration.context
    }
  }

  /// The entries at the top level of the page.
  var entries: [PageEntry] {
    let own = entries(in: [])
    let foreign = Set(members.keys).union(conformances.keys).subtracting(paths).filter { !$0.isEmpty }
    return own + foreign.sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }.flatMap(additions)
  }

  private func entries(in context: [String]) -> [PageEntry] {
    ordered(members[context] ?? []).flatMap { item in
      item.declaration.kind.isType ? type(item) : [entry(of: item)]
    }
  }

  private func entry(of item: Item) -> PageEntry {
    PageEntry(
      code: item.declaration.code, mark: item.mark, documentation: documentation(item.declaration))
  }

  /// A type with its members and plain conformances, followed by its other conformances.
  private func type(_ item: Item) -> [PageEntry] {
    let path = item.declaration.context + [item.declaration.name]
    let all = conformances[path] ?? []
    let plain = all.filter { $0.declaration.requirements.isEmpty && $0.mark == item.mark && $0.isPlain }
    var declaration = item.declaration
    declaration.inheritance += plain.flatMap(\.declaration.inheritance)
    var entry = PageEntry(
      code: declaration.code, mark: item.mark, documentation: documentation(item.declaration))
    entry.members = entries(in: path)
    let others = all.filter { other in !plain.contains { $0.declaration == other.declaration } }
    return [entry] + ordered(others).map { self.entry(of: $0) }
  }

  /// The conformances and members that are added to a type of another module.
  private func additions(to path: [String]) -> [PageEntry] {
    let added = entries(in: path)
    let marks = Set(added.map(\.mark))
    let mark = marks.count == 1 ? added.first?.mark ?? .kept : .kept
    var all = ordered(conformances[path] ?? []).map { entry(of: $0) }
    if !added.isEmpty {
      all.append(PageEntry(code: "extension \(path.joined(separator: "."))", mark: mark, members: added))
    }
    return all
  }

  /// The items by kind and then by name; a removed item stands before an added one of the same name.
  private func ordered(_ items: [Item]) -> [Item] {
    items.sorted { first, second in
      let (left, right) = (first.declaration, second.declaration)
      if left.rank != right.rank { return left.rank < right.rank }
      if left.name != right.name { return left.name < right.name }
      if first.mark != second.mark { return first.mark == .removed }
      return left.description < right.description
    }
  }
}

extension PageOutline.Item {
  /// Whether the conformance has no attributes and no availability.
  fileprivate var isPlain: Bool {
    declaration.attributes.isEmpty && declaration.availability.isEmpty && declaration.platforms.isEmpty
  }
}
