/// Finds out how modules use each other.
struct UseReading {
  private let own: [String: ModuleFacts]
  private let toolchainFolders: [String]
  /// The names of the types that headers declare, by module, for modules of which they are known.
  private let headerTypes: [String: Set<String>]

  init(_ modules: [ModuleFacts], toolchainFolders: [String], headerTypes: [String: Set<String>]) {
    self.headerTypes = headerTypes
    own = Dictionary(modules.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    self.toolchainFolders = toolchainFolders.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
  }

  /// The uses of `user`, in the order of the used modules.
  func uses(of user: ModuleFacts) -> [ModuleUse] {
    let direct = Dictionary(user.imports.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    let through = reexports(of: user, besides: Set(direct.keys))
    let mentions = Dictionary(
      grouping: (user.surface?.shown ?? []).flatMap { owned($0, in: user) }, by: \.owner
    ).mapValues { $0.map(\.mention) }
    var counts = user.surface?.uses ?? [:]
    for types in user.surface?.headerTypes ?? [] {
      for owner in Set(types.map { owner(ofHeaderType: $0, in: user) }) { counts[owner, default: 0] += 1 }
    }
    let names = Set(direct.keys).union(through.keys).union(counts.keys).subtracting([""])
    return names.map { name in
      let found = direct[name]
      return ModuleUse(
        user: user.name, used: own[name]?.name ?? name, origin: origin(of: name, found?.file),
        access: found?.access, places: found?.places ?? through[name]?.places ?? [],
        through: found == nil ? through[name]?.module : nil, shown: mentions[name] ?? [],
        declarations: counts[name] ?? 0)
    }.sorted { $0.used < $1.used }
  }

  /// The modules that the imports of `user` re-export, each with the import that brings it.
  private func reexports(of user: ModuleFacts, besides known: Set<String>) -> [String: ModuleImport] {
    var found: [String: ModuleImport] = [:]
    for bringer in user.imports {
      var open = own[bringer.module]?.reexports ?? []
      var seen: Set<String> = []
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        open += own[next]?.reexports ?? []
        if !known.contains(next), next != user.module { found[next] = found[next] ?? bringer }
      }
    }
    return found
  }

  /// The mention with the module that declares its types, or one for each module that declares some of them.
  private func owned(_ mention: Mention, in user: ModuleFacts) -> [(owner: String, mention: Mention)] {
    if let module = mention.module { return [(module, mention)] }
    return Dictionary(grouping: mention.types) { owner(ofHeaderType: $0, in: user) }.map { owner, types in
      let part = Mention(
        declaration: mention.declaration, module: nil, types: types.sorted(), place: mention.place)
      return (owner, part)
    }
  }

  /// The module whose headers declare a type that `user` names; empty if that is not known.
  ///
  /// A signature does not say which one it is. A type that no known headers declare counts as one of the only imported
  /// module with unknown headers.
  private func owner(ofHeaderType name: String, in user: ModuleFacts) -> String {
    let imported = user.imports.map(\.module)
    let others = headerTypes.keys.filter { !imported.contains($0) }.sorted()
    if let known = (imported + others).first(where: { headerTypes[$0]?.contains(name) ?? false }) {
      return known
    }
    let candidates = imported.filter { own[$0]?.kind == .headers && headerTypes[$0] == nil }
    return candidates.count == 1 ? candidates[0] : ""
  }

  private func origin(of module: String, _ file: String?) -> ModuleOrigin {
    if own[module] != nil { return .package }
    let file =
      file ?? own.values.lazy.flatMap(\.imports).first { $0.module == module && $0.file != nil }?.file
    guard let file else { return .toolchain }
    return toolchainFolders.contains(where: file.hasPrefix) ? .toolchain : .thirdParty
  }
}
