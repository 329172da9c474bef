/// Finds out how modules use each other.
struct UseReading {
  private let own: [String: ModuleFacts]
  private let toolchainFolders: [String]

  init(_ modules: [ModuleFacts], toolchainFolders: [String]) {
    own = Dictionary(modules.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    self.toolchainFolders = toolchainFolders.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
  }

  /// The uses of `user`, in the order of the used modules.
  func uses(of user: ModuleFacts) -> [ModuleUse] {
    let direct = Dictionary(user.imports.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    let through = reexports(of: user, besides: Set(direct.keys))
    let mentions = Dictionary(grouping: user.surface?.shown ?? []) { owner(of: $0.module ?? "", in: user) }
    var counts: [String: Int] = [:]
    for (module, count) in user.surface?.uses ?? [:] {
      counts[owner(of: module, in: user), default: 0] += count
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

  /// The module that declares the types that `user` names as those of `module`.
  ///
  /// Headers do not say which module they belong to. Their types count as those of the only imported module with
  /// headers, or of no module.
  private func owner(of module: String, in user: ModuleFacts) -> String {
    guard module.isEmpty else { return module }
    let candidates = user.imports.map(\.module).filter { own[$0]?.kind == .headers }
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
