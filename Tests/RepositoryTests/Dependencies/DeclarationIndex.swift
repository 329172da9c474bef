/// Which folder of a module declares what.
struct DeclarationIndex: Sendable {
  private struct Members {
    var folders: Set<String> = []
    /// The types that extensions give a member of this name.
    var extended: Set<String> = []
    /// How those members are called.
    var calls: Set<String> = []

    /// Whether `use` can mean one of them, and not a member that another module has under the same name.
    func fits(_ use: NamedUse) -> Bool {
      calls.contains(use.call) || use.call.isEmpty || use.call == "{" && calls.contains("")
    }
  }

  /// The folders that declare a type or a global name, by its path.
  private var folders: [[String]: Set<String>] = [:]
  private var members: [String: Members] = [:]

  init(_ files: [(folder: String, declarations: [NamedDeclaration])]) {
    for (folder, declarations) in files {
      for declaration in declarations where !declaration.isPrivate {
        switch declaration.kind {
        case .type, .global: folders[declaration.path, default: []].insert(folder)
        case .member: members[declaration.name, default: Members()].folders.insert(folder)
        case .addedMember:
          members[declaration.name, default: Members()].folders.insert(folder)
          members[declaration.name]?.extended.insert(declaration.path.dropLast().last ?? "")
          members[declaration.name]?.calls.insert(declaration.call)
        }
      }
    }
  }

  /// The folder that declares what `use` names, if just one can be meant; `hidden` is what only its own file sees.
  func folder(of use: NamedUse, behind hidden: [NamedDeclaration]) -> String? {
    guard !use.isLabel else { return nil }
    if !use.isMember || use.path.count > 1 {
      for depth in (0...use.context.count).reversed() {
        let path = use.context.prefix(depth) + use.path
        if hidden.contains(where: { $0.path == Array(path) }) { return nil }
        if let found = folders[Array(path)] { return found.count == 1 ? found.first : nil }
      }
    }
    guard let known = members[use.name], !known.extended.isEmpty, known.folders.count == 1, known.fits(use),
      !hidden.contains(where: { $0.name == use.name })
    else { return nil }
    return use.isMember || known.extended.contains(use.context.last ?? "") ? known.folders.first : nil
  }
}
